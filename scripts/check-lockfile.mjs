import { nameOf } from './lockfiles.mjs'

/** What may be built into a site that a hospital passes on, and what only stands beside it unchanged. */
export const LICENCES = new Set([
	...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'],
	// Data and fonts.
	...['CC-BY-4.0', 'OFL-1.1'],
	// Libraries that are used as they come: axe, lightningcss, libvips.
	...['MPL-2.0', 'LGPL-3.0-or-later'],
])

/**
 * Whose lockfile entry does not say it in a way that a machine reads; what their own files say was read.
 * @type {Record<string, string>}
 */
const READ_BY_HAND = {
	'@dicebear/avataaars@9.4.3': 'code MIT, drawings "Free for personal and commercial use" by Pablo Stanley',
	'css-mediaquery@0.1.2': 'BSD-3-Clause',
}

/**
 * Whose install script does nothing that is needed.
 * @type {Record<string, string>}
 */
const NEEDLESS_SCRIPTS = { 'tesseract.js': 'asks for donations' }

/**
 * Everything in a lockfile that we would not take.
 * @param {import('./lockfiles.mjs').Lockfile} lockfile
 * @returns {string[]}
 */
export function checkLockfile({ own, packages }) {
	const direct = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
	const unpinned = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
	return [
		...unpinned.map(([name, version]) => `${name} is not pinned to one version: ${version}`),
		...packages.flatMap(([path, found]) => checkPackage(nameOf(path), found)),
	]
}

/** @param {string} name @param {import('./lockfiles.mjs').LockedPackage} found */
function checkPackage(name, { version, license = '', integrity = '', resolved, hasInstallScript, link }) {
	const id = `${name}@${version}`
	return [
		isAllowed(license) || READ_BY_HAND[id] ? '' : `${id} has a licence that is not on the list: ${license || 'none'}`,
		integrity.startsWith('sha512-') ? '' : `${id} is not held to a sha512`,
		resolved ? `${id} names where it comes from: ${new URL(resolved).host}` : '',
		link ? `${id} is a link` : '',
		hasInstallScript && !NEEDLESS_SCRIPTS[name] ? `${id} wants to run a script when it is installed` : '',
	].filter(Boolean)
}

/**
 * Of several joined by OR one suffices; joined by AND all are needed.
 * @param {string} expression
 */
export function isAllowed(expression) {
	const bare = expression.replace(/^\((.*)\)$/, '$1')
	return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence.trim())))
}
