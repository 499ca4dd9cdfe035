import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './steps.mjs'

/** @param {string} file */
export function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK)
		return true
	} catch {
		return false
	}
}

/** The folders of PATH. */
export const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/**
 * Installs a Debian package where that needs no password, and returns whether it worked.
 * @param {string} name
 */
export async function installSystemPackage(name) {
	const mayInstall = process.getuid?.() === 0 && searchPath().some((folder) => isExecutable(join(folder, 'apt-get')))
	if (!mayInstall) return false
	const env = { DEBIAN_FRONTEND: 'noninteractive' }
	const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
	if ((await install()).code === 0) return true
	await run('apt-get', ['update'], { env })
	return (await install()).code === 0
}
