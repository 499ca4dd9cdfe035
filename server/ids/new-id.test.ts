import { expect, test } from 'vitest'
import { newId, newSecretId } from './new-id.ts'

test('ids are unique and have 32 hexadecimal characters', () => {
	for (const make of [() => newId(1_800_000_000_000), newSecretId]) {
		const ids = Array.from({ length: 1000 }, make)
		expect(new Set(ids).size).toBe(1000)
		for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
	}
})

test('a later id sorts later', () => {
	const moments = [0, 1, 15, 16, 255, 1_800_000_000_000, 1_800_000_000_001, 2 ** 48 - 1]
	const ids = moments.map((moment) => newId(moment))
	expect(ids.toSorted()).toEqual(ids)
	expect(ids.map((id) => Number.parseInt(id.slice(0, 12), 16))).toEqual(moments)
})

test('ids of the same millisecond sort in order of creation', () => {
	const ids = Array.from({ length: 1000 }, () => newId(1_800_000_000_000))
	expect(ids.toSorted()).toEqual(ids)
})

test('the default time is now', () => {
	const before = Date.now()
	expect(Number.parseInt(newId().slice(0, 12), 16)).toBeGreaterThanOrEqual(before)
})

test('a secret id does not contain the time', () => {
	expect(newSecretId().slice(0, 6)).not.toBe(newSecretId().slice(0, 6))
})
