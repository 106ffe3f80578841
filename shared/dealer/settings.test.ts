import { expect, it } from 'vitest'
import { sectionOfAnchor, settings, settingsSections } from './settings.ts'

/** It stands above the list of users. */
const ELSEWHERE = 'requiresSecondFactor'

it('shows each setting in one section', () => {
  const shown = Object.values(settingsSections).flatMap(({ holds }) => [...holds])
  expect([...shown, ELSEWHERE].toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

it('still knows the anchors of the former single page', () => {
  expect(['#rueckrufe', '#farbe', '#name', ''].map(sectionOfAnchor)).toEqual([
    'rueckrufe',
    'logo',
    null,
    null,
  ])
})
