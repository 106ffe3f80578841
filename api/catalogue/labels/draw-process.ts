import { serveTasks } from '../../base/work/worker-process/serve-tasks.ts'
import { drawLabels } from './draw-labels.ts'
import { labelTask } from './label-content.ts'

serveTasks(async (task) => {
  const sheets = await drawLabels(labelTask.parse(task))
  return { made: sheets.toString('base64') }
})
