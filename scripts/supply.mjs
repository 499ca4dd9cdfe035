import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ageOf, checkAdvisories, findUnchecked } from './check-advisories.mjs'
import { checkBaseImages } from './check-base-images.mjs'
import { checkLockfile } from './check-lockfile.mjs'
import { nameOf, readLockfiles } from './lockfiles.mjs'
import { Failure, main, root, run, step } from './steps.mjs'

// npm run supply                 checks dependencies (licences, hashes, advisories) and the container's base images; without a network
// npm run supply -- --update     fetches the advisories to deploy/advisories.json before

const ADVISORIES = join(root, 'deploy/advisories.json')
const REGISTRY_PATH = '-/npm/v1/security/advisories/bulk'

/** @returns {import('./check-advisories.mjs').Advisories} */
const readAdvisories = () => JSON.parse(readFileSync(ADVISORIES, 'utf8'))

/** @param {import('./lockfiles.mjs').Lockfile[]} lockfiles */
async function fetchAdvisories(lockfiles) {
	/** @type {Record<string, string[]>} */
	const asked = {}
	for (const [path, { version }] of lockfiles.flatMap(({ packages }) => packages))
		asked[nameOf(path)] = [...new Set([...(asked[nameOf(path)] ?? []), version])]
	const registry = (await run('npm', ['config', 'get', 'registry'])).output.trim().split('\n').at(-1)
	const headers = { 'content-type': 'application/json' }
	const response = await fetch(new URL(REGISTRY_PATH, registry), {
		method: 'POST',
		headers,
		body: JSON.stringify(asked),
	}).catch((error) => {
		throw new Failure(`The advisories could not be fetched from ${registry}: ${error.cause?.message ?? error.message}.`)
	})
	if (!response.ok)
		throw new Failure(
			`The advisories could not be fetched: ${registry} responded with ${response.status}. The file is unchanged.`,
		)
	const { accepted } = readAdvisories()
	const content = { fetchedAt: new Date().toISOString(), accepted, asked, advisories: await response.json() }
	writeFileSync(ADVISORIES, `${JSON.stringify(content, null, '\t')}\n`)
}

await main(async () => {
	const lockfiles = readLockfiles()
	if (process.argv.includes('--update')) await step('advisories', () => fetchAdvisories(lockfiles))
	const known = readAdvisories()
	let complaints = 0
	for (const lockfile of lockfiles) {
		const found = [...checkLockfile(lockfile), ...checkAdvisories(lockfile, known), ...findUnchecked(lockfile, known)]
		complaints += found.length
		console.log(`${found.length ? '✗' : '✓'} ${lockfile.file}: ${lockfile.packages.length} packages`)
		for (const complaint of found) console.log(`  ${complaint}`)
	}
	const containerfile = 'deploy/Containerfile'
	const unpinned = checkBaseImages(containerfile, readFileSync(join(root, containerfile), 'utf8'))
	console.log(`${unpinned.length ? '✗' : '✓'} ${containerfile}`)
	for (const complaint of unpinned) console.log(`  ${complaint}`)
	const age = ageOf(known.fetchedAt, Date.now())
	console.log(`${age ? '✗' : '✓'} advisories as of ${known.fetchedAt ?? 'never'}`)
	if (age) console.log(`  not checked, ${age}: run npm run supply -- --update where there is a network.`)
	return complaints || unpinned.length || age ? 1 : 0
})
