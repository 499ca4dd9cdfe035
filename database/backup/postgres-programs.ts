import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupError } from './contents.ts'

/** Debian installs every version here; on other systems the program comes from PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** Finds the PostgreSQL program for a server: the same major version, or the next newer one. */
export async function findPostgresProgram(name: 'pg_dump' | 'pg_restore', serverVersion: number): Promise<string> {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
	const installed = versions.map((version) => join(DEBIAN, version, 'bin', name)).filter((path) => existsSync(path))
	const found = await Promise.all([...installed, name].map(async (path) => ({ path, version: await versionOf(path) })))
	const [best] = found.filter(({ version }) => version >= serverVersion).sort((a, b) => a.version - b.version)
	if (best) return best.path
	const older = Math.max(...found.map(({ version }) => version))
	throw new BackupError(
		`${name} of PostgreSQL ${serverVersion} or newer is needed${older ? `, here is ${older}` : ''}: install the package postgresql-client-${serverVersion}.`,
	)
}

async function versionOf(program: string): Promise<number> {
	const output = await run(program, ['--version']).catch(() => '')
	return Number(/ (\d+)/.exec(output)?.[1] ?? 0)
}

/** The URL parameters of libpq. It refuses others, such as those of the pg driver. */
const LIBPQ_PARAMETERS = ['host', 'port', 'options', 'connect_timeout', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey']

/** Runs a PostgreSQL program on a database. The password is in a file: other users can read the arguments of a process. */
export async function runOnPostgres(program: string, url: string, args: string[]): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-'))
	try {
		const address = new URL(url)
		for (const name of [...address.searchParams.keys()])
			if (!LIBPQ_PARAMETERS.includes(name)) address.searchParams.delete(name)
		if (address.searchParams.get('sslmode') === 'no-verify') address.searchParams.set('sslmode', 'require')
		if (address.password) {
			const passfile = join(folder, 'pgpass')
			const password = decodeURIComponent(address.password).replace(/[\\:]/g, '\\$&')
			writeFileSync(passfile, `*:*:*:*:${password}\n`, { mode: 0o600 })
			address.password = ''
			address.searchParams.set('passfile', passfile)
		}
		await run(program, [...args, `--dbname=${address.href}`, '--no-password'])
	} finally {
		rmSync(folder, { recursive: true })
	}
}

export function run(program: string, args: string[]): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
		let output = ''
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding('utf8').on('data', (text: string) => {
				output = (output + text).slice(-2000)
			})
		child.on('error', reject)
		child.on('close', (code) =>
			code === 0 ? resolve(output) : reject(new BackupError(`${program} failed: ${output.trim() || `code ${code}`}`)),
		)
	})
}
