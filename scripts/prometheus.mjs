import { join } from 'node:path'
import { step } from './steps.mjs'
import { installSystemPackage, isExecutable, searchPath } from './system-packages.mjs'

/**
 * A program of Debian's package `prometheus`, if this system has it.
 * @param {'prometheus' | 'promtool'} name
 */
export const findPrometheus = (name) =>
	searchPath()
		.map((folder) => join(folder, name))
		.find(isExecutable)

/** Installs Prometheus where that needs no password; without it the tests that need it fail and say so. */
export async function ensurePrometheus() {
	if (!findPrometheus('promtool')) await step('prometheus', () => installSystemPackage('prometheus'))
}
