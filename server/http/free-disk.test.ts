import { expect, test } from 'vitest'
import { watchFreeDisk } from './free-disk.ts'

const MB = 1024 * 1024

test('the fullest disk counts, it is asked every ten seconds, and the bound itself is enough', async () => {
	const free: Record<string, number> = { data: 900 * MB, sqlite: 500 * MB }
	const clock = { now: 1_000_000 }
	let asked = 0
	const disk = watchFreeDisk({
		folders: Object.keys(free),
		minMb: 500,
		now: () => clock.now,
		freeBytes: async (folder) => {
			asked += 1
			return free[folder] ?? 0
		},
	})
	expect(await disk.low()).toBeNull()
	free.sqlite = 499.9 * MB
	expect(await disk.low(), 'not asked yet').toBeNull()
	expect(asked).toBe(2)
	clock.now += 10_000
	expect(await disk.low()).toBe(499)
	free.sqlite = 800 * MB
	clock.now += 10_000
	expect(await disk.low()).toBeNull()
})

test('a disk that cannot be asked is not full', async () => {
	const folders = ['/tidak/ada']
	expect(await watchFreeDisk({ folders, minMb: 500 }).low()).toBeNull()
})

test('the disk of this machine is measured', async () => {
	expect(await watchFreeDisk({ folders: ['.'], minMb: 1e12 }).low()).toBeGreaterThan(0)
	expect(await watchFreeDisk({ folders: ['.'], minMb: 0 }).low()).toBeNull()
})
