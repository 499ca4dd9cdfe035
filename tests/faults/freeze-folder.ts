import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { expectReads } from './fill-disk.ts'
import { expectRecovery, untilRefused } from './recovery.ts'
import { quietly } from './small-disk.ts'
import { underLoad } from './under-load.ts'

const ROUNDS = { short: 1, long: 20 }
const FROZEN_WITHIN_MS = 20_000

/**
 * What belongs to the site can only be read from one moment to the next, under a server that has it open; then it can be
 * written again. Permissions would not do: they are looked at when a file is opened, and not for root.
 */
export const freezeFolder: Fault = {
	name: 'folder turns read-only',
	databases: ['sqlite'],
	async run(run) {
		const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-frozen-'))
		try {
			return await underLoad(run, { env: { DATA_DIR: folder }, clients: 4 }, async (world) => {
				const file = world.databaseUrl.slice('sqlite:'.length)
				// Not the index of the log: SQLite has it in memory, where the end of writing would be the end of the process.
				const frozen = [`${file}-wal`, file, folder]
				const rounds = canFreeze(`${file}-probe`) ? ROUNDS[run.long ? 'long' : 'short'] : 0
				await world.load.more(1)
				for (let round = 0; round < rounds; round += 1) {
					await world.load.more(10)
					quietly('chattr', '+i', ...frozen)
					try {
						await untilRefused(world, 4, FROZEN_WITHIN_MS, 'the folder is read-only')
						await expectReads(world, 'in a folder that can only be read')
					} finally {
						quietly('chattr', '-i', ...frozen)
					}
					await expectRecovery(world, 'the folder could be written again')
				}
				return rounds
			})
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	},
}

/** Whether we may do that here, and this kind of disk keeps to it. */
function canFreeze(file: string): boolean {
	const probe = openSync(file, 'w')
	try {
		quietly('chattr', '+i', file)
	} catch {
		return false
	}
	try {
		writeSync(probe, 'a')
		return false
	} catch {
		return true
	} finally {
		quietly('chattr', '-i', file)
		closeSync(probe)
		rmSync(file)
	}
}
