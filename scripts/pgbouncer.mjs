import { existsSync } from 'node:fs'
import { step } from './steps.mjs'
import { installSystemPackage } from './system-packages.mjs'

/** Debian keeps it out of an ordinary user's PATH. */
const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** A PgBouncer of this system, if there is one. */
export const findPgbouncer = () => PLACES.find((file) => existsSync(file))

/** Installs PgBouncer where that needs no password; without it the tests that need it fail and say so. */
export async function ensurePgbouncer() {
	if (!findPgbouncer()) await step('pgbouncer', () => installSystemPackage('pgbouncer'))
}
