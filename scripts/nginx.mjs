import { existsSync } from 'node:fs'
import { step } from './steps.mjs'
import { installSystemPackage } from './system-packages.mjs'

/** Debian keeps it out of an ordinary user's PATH. */
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** An nginx of this system, if there is one. */
export const findNginx = () => PLACES.find((file) => existsSync(file))

/** Installs nginx where that needs no password; without it the tests that need it fail and say so. */
export async function ensureNginx() {
	if (!findNginx()) await step('nginx', () => installSystemPackage('nginx'))
}
