import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceOf, isOnPlainDisk } from './private-files.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A device as Linux describes it; the folder is on the one with its number. */
function addDevice(name: string, { uuid = '', on = [] as string[] }) {
	mkdirSync(join(folder, name, 'slaves'), { recursive: true })
	if (uuid) mkdirSync(join(folder, name, 'dm'))
	if (uuid) writeFileSync(join(folder, name, 'dm/uuid'), `${uuid}\n`)
	for (const below of on) symlinkSync(join(folder, below), join(folder, name, 'slaves', below))
}
const isPlain = () => isOnPlainDisk(folder, folder)

test('a disk that Linux does not know is not reported', () => {
	expect(isPlain()).toBe(false)
})

test('a partition is plain, a LUKS device is not', () => {
	addDevice(deviceOf(folder), {})
	expect(isPlain()).toBe(true)
	rmSync(join(folder, deviceOf(folder)), { recursive: true })
	addDevice(deviceOf(folder), { uuid: 'CRYPT-LUKS2-0a1b-data' })
	expect(isPlain()).toBe(false)
})

test.each([
	[['sealed'], false],
	[['sealed', 'open'], true],
])('LVM on %j', (on, expected) => {
	addDevice('open', {})
	addDevice('sealed', { uuid: 'CRYPT-LUKS2-0a1b-data', on: ['open'] })
	addDevice(deviceOf(folder), { uuid: 'LVM-abc', on })
	expect(isPlain()).toBe(expected)
})
