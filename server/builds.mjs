import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

// A build is the folder build/<app>/<id>, and the file build/<app>/current names the one that a starting server takes.
// scripts/ import this on the system's Node before anything is installed: no packages, no TypeScript.

/** @typedef {'site' | 'staff'} BuiltApp */

/** Where the build tools write: react-router.config.ts and staff/vite.config.ts name it too. */
const UNFINISHED = 'unfinished'
const CURRENT = 'current'
/** Open pages may use a replaced build that long. */
const REPLACED_MS = 3_600_000
/** So many of the builds that were replaced last stay whatever their age: a server may run on one of them since its start. */
const KEPT = 3

/** @param {string} root @param {BuiltApp} app */
const folderOf = (root, app) => join(root, 'build', app)

/** @param {string} folder */
function currentId(folder) {
	const pointer = join(folder, CURRENT)
	return existsSync(pointer) ? readFileSync(pointer, 'utf8') : undefined
}

/**
 * The folder of the current build; before the first build it does not exist. Another build may become current at any
 * time, so a process asks once.
 * @param {string} root the folder that holds `build/`
 * @param {BuiltApp} app
 */
export function currentBuild(root, app) {
	const folder = folderOf(root, app)
	return join(folder, currentId(folder) ?? 'none')
}

/**
 * The folders of all finished builds: the current one, the last that it replaced and perhaps others.
 * @param {string} root
 * @param {BuiltApp} app
 */
export function allBuilds(root, app) {
	const folder = folderOf(root, app)
	return existsSync(folder) ? finishedIds(folder).map((id) => join(folder, id)) : []
}

/** @param {string} folder */
function finishedIds(folder) {
	const entries = readdirSync(folder, { withFileTypes: true })
	return entries.filter((entry) => entry.isDirectory() && entry.name !== UNFINISHED).map(({ name }) => name)
}

/**
 * Makes a build current, and builds it before unless it is there. Files of other builds stay where they are.
 * @param {string} root
 * @param {BuiltApp} app
 * @param {string} id
 * @param {(unfinished: string) => Promise<void>} build fills the unfinished folder
 */
export async function ensureBuild(root, app, id, build) {
	const folder = folderOf(root, app)
	const previous = currentId(folder)
	const finished = join(folder, id)
	const isBuilt = existsSync(finished)
	if (isBuilt && previous === id) return
	if (!isBuilt) {
		const unfinished = join(folder, UNFINISHED)
		rmSync(unfinished, { recursive: true, force: true })
		mkdirSync(folder, { recursive: true })
		await build(unfinished)
		renameSync(unfinished, finished)
	}
	const pointer = join(folder, CURRENT)
	writeFileSync(`${pointer}.new`, id)
	renameSync(`${pointer}.new`, pointer)
	removeReplaced(folder, id, previous)
}

/**
 * The folder's own time says when its build was replaced.
 * @param {string} folder
 * @param {string} current
 * @param {string} [previous]
 */
function removeReplaced(folder, current, previous) {
	const now = Date.now()
	if (previous && existsSync(join(folder, previous))) utimesSync(join(folder, previous), now / 1000, now / 1000)
	const replaced = finishedIds(folder)
		.filter((id) => id !== current)
		.map((id) => ({ path: join(folder, id), at: statSync(join(folder, id)).mtimeMs }))
		.sort((a, b) => b.at - a.at)
	for (const { path, at } of replaced.slice(KEPT)) if (at < now - REPLACED_MS) rmSync(path, { recursive: true })
}
