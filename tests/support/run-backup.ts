import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { COMPILE_CACHE } from './site-server.ts'

export interface Ran {
	code: number
	output: string
}

/** Runs `npm run backup` and the like as npm would, with nothing of this process's environment. */
export function runCommand(
	name: 'backup' | 'restore' | 'doctor' | 'export' | 'import' | 'khanza',
	args: string[],
	env: Record<string, string>,
): Promise<Ran> {
	const file = `server/commands/${name}.ts`
	return new Promise((resolve) => {
		const options = {
			cwd: join(import.meta.dirname, '../..'),
			env: { PATH: '/usr/bin:/bin', ...COMPILE_CACHE, ...env },
		}
		execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
			resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
		)
	})
}
