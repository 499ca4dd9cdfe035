import { existsSync } from 'node:fs'
import { step } from './steps.mjs'
import { installSystemPackage } from './system-packages.mjs'

/** Debian keeps the server out of an ordinary user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/**
 * A program of MariaDB of this system, if there is one.
 * @param {'mariadbd' | 'mariadb-install-db'} name
 */
export const findMariadb = (name) => FOLDERS.map((folder) => `${folder}/${name}`).find((file) => existsSync(file))

/** Installs MariaDB where that needs no password; without it the tests that need it fail and say so. */
export async function ensureMariadb() {
	if (!findMariadb('mariadbd')) await step('mariadb', () => installSystemPackage('mariadb-server'))
}
