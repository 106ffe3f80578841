import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childOf } from '../../api/tests/nginx.ts'
import { endWithMeasurement, stopProcess } from './load.ts'

/** nginx with one worker that hands out precompressed pages and does nothing else: as fast as it can be. */
export async function startPlainNginx(root: string, folder: string, port: number) {
  const config = join(root, 'nginx.conf')
  writeFileSync(
    config,
    `user root; worker_processes 1; daemon off; pid ${root}/nginx.pid; error_log stderr error;
     events {}
     http { access_log off; gzip_static on; default_type text/html; keepalive_requests 1000000;
       server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files $uri.html =404; } } }`,
  )
  const nginx = spawn('nginx', ['-c', config, '-p', root], { stdio: 'inherit' })
  endWithMeasurement(nginx)
  const base = `http://127.0.0.1:${port}`
  const isUp = () => fetch(base).then(Boolean, () => false)
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    await wait(20)
  }
  return { base, pid: childOf(nginx.pid), stop: () => stopProcess(nginx) }
}
