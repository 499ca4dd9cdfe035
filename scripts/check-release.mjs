/**
 * @typedef {object} ReleaseFacts
 * @property {Record<string, string | undefined>} versions by file
 * @property {string} changelog
 * @property {string[]} tags
 * @property {string} changes what git calls changed, a line each; empty for a clean tree
 * @property {string[]} dumps the files of tests/releases/
 */

/** The heading of a version, with its day. */
const entryOf = (/** @type {string} */ version) =>
	new RegExp(`^## ${version.replaceAll('.', '\\.')} · \\d{4}-\\d\\d-\\d\\d$`, 'm')

/**
 * What stands in the way of releasing the version, a sentence each.
 * @param {string} version
 * @param {ReleaseFacts} facts
 */
export function checkRelease(version, { versions, changelog, tags, changes, dumps }) {
	const wrong = []
	if (!/^\d+\.\d+\.\d+$/.test(version)) wrong.push(`'${version}' is no version: write major.minor.patch.`)
	for (const [file, found] of Object.entries(versions))
		if (found !== version) wrong.push(`${file} has the version ${found}, not ${version}.`)
	if (!entryOf(version).test(changelog)) wrong.push(`CHANGELOG.md has no entry '## ${version} · <date>'.`)
	if (tags.includes(`v${version}`)) wrong.push(`The tag v${version} exists already.`)
	if (changes !== '') wrong.push(`The tree is not clean:\n${changes}`)
	for (const dump of dumpsOf(version))
		if (!dumps.includes(dump)) wrong.push(`tests/releases/${dump} is missing: node tests/releases/make-dumps.ts`)
	return wrong
}

/** The files that a later version upgrades in its tests. */
export const dumpsOf = (/** @type {string} */ version) => [`${version}.sqlite.br`, `${version}.pgdump.br`]
