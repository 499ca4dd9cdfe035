import { nameOf } from './lockfiles.mjs'

/** Licences of packages that may be part of the site or be used unchanged beside it. */
const LICENCES = new Set([
	...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
	// Data and fonts.
	...['CC-BY-4.0', 'OFL-1.1'],
	// Libraries that are used as they come: axe, lightningcss, libvips.
	...['MPL-2.0', 'LGPL-3.0-or-later'],
])

/**
 * Packages whose lockfile entry names no standard licence; the licence is from their own files.
 * @type {Record<string, string>}
 */
const READ_BY_HAND = {
	'@dicebear/avataaars@9.4.3': 'code MIT, drawings "Free for personal and commercial use" by Pablo Stanley',
	'css-mediaquery@0.1.2': 'BSD-3-Clause',
}

/**
 * Packages whose install script is not needed.
 * @type {Record<string, string>}
 */
const NEEDLESS_SCRIPTS = { 'tesseract.js': 'asks for donations' }

/**
 * The packages in a lockfile that break a rule, one line each.
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
 * Of licences joined by OR one has to be allowed; joined by AND, all.
 * @param {string} expression
 */
export function isAllowed(expression) {
	const bare = expression.replace(/^\((.*)\)$/, '$1')
	return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence.trim())))
}
