import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ZONES } from './import-zones.mjs'
import { root } from './steps.mjs'

// The last step of `npm run lint`: every import follows the table of import-zones.mjs.

const CODE = /\.(ts|tsx|mjs|js)$/
const TEST = /\.test\.tsx?$|\.browser\.ts$|(^|\/)test-[^/]*\.ts$/

/**
 * Imports, `export … from`, `import('…')` and `require('…')` with a relative path, types included. Not seen: a path that
 * is computed, or with a comment in front of it, and `new URL('…', import.meta.url)`.
 */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.[^'"`]*)\1/g

const rows = Object.entries(ZONES)
	.flatMap(([why, zones]) => Object.entries(zones).map(([zone, row]) => ({ zone, why, may: row.flat() })))
	.sort((a, b) => b.zone.split('/').length - a.zone.split('/').length || b.zone.length - a.zone.length)
	.map((row) => {
		const exact = row.zone.replace(/[.+]/g, '\\$&')
		const pattern = exact.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]+' : '(?:.+/)?'))
		return { ...row, fits: new RegExp(`^${pattern}(?=/|$)`) }
	})

/** @param {string} path */
function zoneOf(path) {
	for (const row of rows) {
		const [folder] = row.fits.exec(path) ?? []
		if (folder) return { ...row, folder }
	}
}

/** @param {{ zone: string, folder: string }} to @param {string} entry */
const isListed = ({ zone, folder }, entry) =>
	entry.endsWith('**') ? `${folder}/`.startsWith(entry.slice(0, -2)) : entry === zone || entry === folder

/** What a file imports against the table, a line each. @param {string} file @param {string} source */
export function refusedImports(file, source) {
	if (TEST.test(file)) return []
	const from = zoneOf(file)
	if (!from) return [`${file}: no zone has this file. Give its folder a row in scripts/import-zones.mjs.`]
	return [...source.matchAll(IMPORT)].flatMap(([, , path = '']) => {
		const to = zoneOf(posix.join(posix.dirname(file), path))
		const allowed = to && (to.folder === from.folder || from.may.some((entry) => isListed(to, entry)))
		return allowed ? [] : [`${file}: '${path}' is refused. ${from.why}`]
	})
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
	const files = `${listed}`.split('\0').filter((file) => CODE.test(file) && existsSync(join(root, file)))
	const refused = files.flatMap((file) => refusedImports(file, readFileSync(join(root, file), 'utf8')))
	for (const line of refused) console.error(line)
	if (refused.length > 0) process.exitCode = 1
}
