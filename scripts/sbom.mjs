import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { LICENCES } from './check-lockfile.mjs'
import { nameOf, readLockfiles } from './lockfiles.mjs'
import { root } from './steps.mjs'

// npm run sbom                 writes reports/sbom.json
// npm run sbom -- <file>       writes it to this file

/**
 * A CycloneDX 1.5 list of everything in the lockfiles. npm's own command refuses lockfiles in which packages for another
 * platform carry their dependencies inside them.
 * @param {import('./lockfiles.mjs').Lockfile[]} lockfiles
 * @param {Date} now
 */
export function makeSbom(lockfiles, now) {
	const components = new Map()
	/** @type {Map<string, Set<string>>} */
	const dependencies = new Map()
	for (const { own, packages } of lockfiles) {
		const byPath = new Map(packages)
		for (const [path, found] of packages) components.set(purlOf(nameOf(path), found.version), componentOf(path, found))
		for (const [path, found] of [...packages, /** @type {const} */ (['', own])]) {
			const ref = path ? purlOf(nameOf(path), found.version) : purlOf(own.name ?? '', own.version)
			const wanted = { ...found.dependencies, ...found.optionalDependencies, ...(path ? {} : found.devDependencies) }
			const used = Object.keys(wanted).flatMap((name) => findPackage(byPath, path, name) ?? [])
			dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...used]))
		}
	}
	const [first, ...others] = lockfiles.map(({ own }) => own)
	const hash = createHash('sha256')
		.update(JSON.stringify([...components.keys()]))
		.digest('hex')
	return {
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		// The same packages get the same number.
		serialNumber: `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
		version: 1,
		metadata: { timestamp: now.toISOString(), component: first && ownComponent(first) },
		components: [...others.map(ownComponent), ...components.values()],
		dependencies: [...dependencies].map(([ref, used]) => ({ ref, dependsOn: [...used].sort() })),
	}
}

/** @param {import('./lockfiles.mjs').LockedPackage} own */
function ownComponent({ name = '', version }) {
	const purl = purlOf(name, version)
	return { type: 'application', 'bom-ref': purl, name, version, purl }
}

/** @param {string} path @param {import('./lockfiles.mjs').LockedPackage} found */
function componentOf(path, { version, license = '', integrity = '', dev, optional }) {
	const [scope, name] = nameOf(path).startsWith('@') ? nameOf(path).split('/') : [undefined, nameOf(path)]
	const purl = purlOf(nameOf(path), version)
	return {
		type: 'library',
		'bom-ref': purl,
		...(scope && { group: scope }),
		name,
		version,
		scope: dev ? 'excluded' : optional ? 'optional' : 'required',
		...(integrity && {
			hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
		}),
		...(license && { licenses: [licenceOf(license)] }),
		purl,
	}
}

/** @param {string} licence */
function licenceOf(licence) {
	if (/ (OR|AND) /.test(licence)) return { expression: licence }
	return { license: LICENCES.has(licence) ? { id: licence } : { name: licence } }
}

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * The package that Node resolves from the folder of another one.
 * @param {Map<string, import('./lockfiles.mjs').LockedPackage>} byPath
 * @param {string} from
 * @param {string} name
 */
function findPackage(byPath, from, name) {
	for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
		const found = byPath.get(`${place ? `${place}/` : ''}node_modules/${name}`)
		if (found) return purlOf(name, found.version)
		// A package for another platform may be missing.
		if (!place) return undefined
		if (!place.includes('/node_modules/')) place = ''
	}
}

if (import.meta.filename === process.argv[1]) {
	const file = resolve(process.argv[2] ?? join(root, 'reports/sbom.json'))
	const sbom = makeSbom(readLockfiles(), new Date())
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, `${JSON.stringify(sbom, null, '\t')}\n`)
	console.log(`✓ ${sbom.components.length} components: ${file}`)
}
