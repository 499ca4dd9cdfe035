import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} version
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/** @typedef {{ file: string, own: LockedPackage, packages: [path: string, LockedPackage][] }} Lockfile */

/** The lockfiles of the site and of the staff app. */
const LOCKFILES = ['package-lock.json', 'staff/package-lock.json']

/** A missing file fails the check. @returns {Lockfile[]} */
export function readLockfiles() {
	return LOCKFILES.map((file) => parseLockfile(file, readFileSync(join(root, file), 'utf8')))
}

/** @param {string} file @param {string} text @returns {Lockfile} */
export function parseLockfile(file, text) {
	const { '': own, ...packages } = JSON.parse(text).packages
	return { file, own, packages: Object.entries(packages) }
}

/** The name of the package at a path. @param {string} path */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
