import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRelease } from './check-release.mjs'
import { ensureBuilt, ensureInstalled, Failure, main, root, run, step } from './steps.mjs'

// npm run release                   checks, tests, builds, writes release/<version>/ and makes the tag v<version>
// npm run release -- --check        only checks
// npm run release -- --untested     without npm run supply and npm test -- --all

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
const FILES = ['package.json', 'package-lock.json', 'staff/package.json', 'staff/package-lock.json']

/** @param {string} program @param {string[]} args */
async function output(program, args) {
	const { code, output } = await run(program, args)
	if (code !== 0) throw new Failure(`${program} ${args.join(' ')} failed:`, output)
	return output.trim()
}

/** @param {string} name @param {string[]} args */
const npm = (name, args) => step(name, () => output('npm', args))

/** What npm prints on standard output alone: its warnings are no SBOM. @param {string[]} args */
const sbom = (...args) =>
	execFileSync('npm', ['--silent', 'run', 'sbom', ...args], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 1e9,
		stdio: ['ignore', 'pipe', 'ignore'],
	}).trim()

const sha256 = (/** @type {string | Buffer} */ data) => createHash('sha256').update(data).digest('hex')

await main(async () => {
	const args = process.argv.slice(2)
	const { version } = JSON.parse(read('package.json'))
	const wrong = checkRelease(version, {
		versions: Object.fromEntries(FILES.map((file) => [file, JSON.parse(read(file)).version])),
		changelog: read('CHANGELOG.md'),
		tags: (await output('git', ['tag', '--list'])).split('\n'),
		changes: await output('git', ['status', '--porcelain']),
		dumps: readdirSync(join(root, 'tests/releases')),
	})
	if (wrong.length > 0) throw new Failure(wrong.join('\n'))
	console.log(`✓ ${version} can be released`)
	if (args.includes('--check')) return 0
	if (!args.includes('--untested')) {
		await npm('supply chain', ['run', 'supply'])
		await npm('tests', ['test', '--', '--all'])
	}
	await ensureInstalled()
	await ensureBuilt()
	const commit = await output('git', ['rev-parse', 'HEAD'])
	const folder = join(root, 'release', version)
	mkdirSync(folder, { recursive: true })
	/** @type {Record<string, string>} */
	const made = {
		'sbom.json': sbom(),
		'sbom-staff.json': sbom('--', '--prefix', 'staff'),
	}
	made['provenance.json'] = JSON.stringify(provenance(version, commit, made), null, '\t')
	for (const [name, text] of Object.entries(made)) writeFileSync(join(folder, name), `${text}\n`)
	const sums = Object.keys(made).map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`)
	writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
	await output('git', ['tag', '--annotate', `v${version}`, '--message', `Version ${version}`])
	console.log(
		`release/${version}/ has the SBOMs and where they are from. Next: git push origin v${version}, and the image:`,
	)
	console.log('docs/operations.md, "A release".')
	return 0
})

/**
 * An in-toto statement with the fields of SLSA's provenance that a checkout can tell. Sign it with your own key.
 * @param {string} version @param {string} commit @param {Record<string, string>} made
 */
function provenance(version, commit, made) {
	return {
		_type: 'https://in-toto.io/Statement/v1',
		subject: Object.entries(made).map(([name, text]) => ({ name, digest: { sha256: sha256(`${text}\n`) } })),
		predicateType: 'https://slsa.dev/provenance/v1',
		predicate: {
			buildDefinition: {
				buildType: 'npm run release',
				externalParameters: { version },
				resolvedDependencies: [
					{ uri: 'git', digest: { gitCommit: commit } },
					...FILES.filter((file) => file.endsWith('lock.json')).map((file) => ({
						uri: file,
						digest: { sha256: sha256(read(file)) },
					})),
				],
			},
			runDetails: { builder: { id: `node ${process.version}` } },
		},
	}
}
