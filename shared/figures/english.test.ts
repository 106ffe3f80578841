import { describe, expect, it } from 'vitest'
import { sameInEnglish } from '../testing/german-words.ts'
import { keysOf } from '../values/records.ts'
import { specificationGroups } from './definition.ts'
import {
  choicesInEnglish,
  englishFigure,
  figureNamesInEnglish,
  specificationGroupsInEnglish,
} from './english.ts'
import { englishText } from './in-english.ts'
import { definitionOf, figureKeys } from './registry.ts'

const isOther = (german: string, english: string | undefined) =>
  sameInEnglish.has(german) || (english !== undefined && english !== '' && english !== german)

describe('the words of figures in English', () => {
  it.each(figureKeys)('has another name for %s, unless it is the same in both languages', (key) => {
    const { name } = definitionOf(key)
    expect(isOther(name, figureNamesInEnglish[key])).toBe(true)
  })

  it.each(keysOf(choicesInEnglish))('has another word for every choice of %s', (key) => {
    const definition = definitionOf(key)
    const labels: Record<string, string> = choicesInEnglish[key]
    if (definition.kind !== 'choice') throw new Error(`${key} is no choice`)
    for (const [choice, { label }] of Object.entries(definition.choices))
      expect([label, isOther(label, labels[choice])]).toEqual([label, true])
  })

  it('has other headings', () => {
    for (const group of specificationGroups)
      expect(isOther(group, specificationGroupsInEnglish[group])).toBe(true)
  })

  it('never calls two figures or two choices the same', () => {
    const names = Object.values(figureNamesInEnglish)
    expect(new Set(names).size).toBe(names.length)
    for (const labels of Object.values(choicesInEnglish))
      expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length)
  })
})

describe('a figure in English', () => {
  it('has the marks and units of its readers', () => {
    expect(englishFigure('capacity', 2500)).toBe('2,500\u00a0kg')
    expect(englishFigure('liftSpeed', 0.57)).toBe('0.57\u00a0m/s')
    expect(englishFigure('gradeability', 24.5)).toBe('24.5%')
    expect(englishFigure('batteryYear', 2021)).toBe('2021')
    expect(englishFigure('inspectionUntil', '2026-11')).toBe('November 2026')
  })

  it('names choices, and says at which height a load can still be lifted', () => {
    expect(englishFigure('mast', 'triplex')).toBe('Triplex (three-stage)')
    expect(englishFigure('attachments', ['sideshift', 'clamp'])).toBe('Side shift, Clamp')
    expect(
      englishFigure('residualCapacity', [
        { kg: 1200, liftHeight: 3000 },
        { kg: 850, liftHeight: 4250, loadCentre: 600 },
      ]),
    ).toBe('1,200\u00a0kg at 3,000\u00a0mm; 850\u00a0kg at 4,250\u00a0mm (load centre 600\u00a0mm)')
  })
})

describe('what a dealer types beside a figure', () => {
  it('is put into English where every part of it is known', () => {
    expect(englishText('Superelastik, nicht kreidend, 80 %', 'tyres')).toBe(
      'Superelastic, non-marking, 80%',
    )
    expect(englishText('2,0 l Vierzylinder mit Partikelfilter')).toBe(
      '2.0\u00a0l four-cylinder engine with particulate filter',
    )
    expect(englishText('48 V / 100 A Hochfrequenz, im Preis enthalten')).toBe(
      '48\u00a0V / 100\u00a0A high-frequency, included in the price',
    )
    expect(englishText('Duplex (Standard)', 'mast')).toBe('Duplex (two-stage, standard)')
    expect(englishText('Wetterschutzdach', 'cab')).toBe('Weather roof')
  })

  it('stays German as a whole where one part is not known', () => {
    expect(englishText('Superelastik, frisch aufgezogen', 'tyres')).toBeNull()
    expect(englishText('Vierzylinder mit Spezialauspuff')).toBeNull()
    expect(englishText('constructor')).toBeNull()
    expect(englishText('')).toBeNull()
  })

  it('stays German where nobody can tell whose marks a number has', () => {
    expect(englishText('2,500 l Hubraum')).toBeNull()
    expect(englishText('2,500 l')).toBeNull()
    expect(englishText('2.500 kg')).toBe('2,500\u00a0kg')
  })
})
