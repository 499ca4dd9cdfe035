import { nameOf } from './lockfiles.mjs'

/**
 * @typedef {object} Advisory as the registry's bulk endpoint gives it
 * @property {number} id
 * @property {string} url
 * @property {string} title
 * @property {string} severity
 * @property {string} vulnerable_versions
 */

/**
 * @typedef {object} Advisories
 * @property {string | null} fetchedAt null: never
 * @property {Record<string, string[]>} [asked] the versions by package that the registry was asked about
 * @property {Record<string, string>} accepted by id, why it does not concern us
 * @property {Record<string, Advisory[]>} advisories by package
 */

/**
 * The advisories that affect packages of a lockfile.
 * @param {import('./lockfiles.mjs').Lockfile} lockfile
 * @param {Advisories} known
 */
export function checkAdvisories({ packages }, { advisories, accepted }) {
	return packages.flatMap(([path, { version }]) =>
		(advisories[nameOf(path)] ?? [])
			.filter(({ id, vulnerable_versions }) => !accepted[id] && isInRange(version, vulnerable_versions))
			.map(({ severity, title, url }) => `${nameOf(path)}@${version}: ${severity}, ${title} (${url})`),
	)
}

/**
 * The packages of a lockfile that the registry was never asked about: for these the check was not done.
 * @param {import('./lockfiles.mjs').Lockfile} lockfile
 * @param {Advisories} known
 */
export function findUnchecked({ packages }, { fetchedAt, asked = {} }) {
	if (!fetchedAt) return []
	return packages
		.filter(([path, { version }]) => !asked[nameOf(path)]?.includes(version))
		.map(([path, { version }]) => `${nameOf(path)}@${version}: added after the advisories were fetched`)
}

/**
 * Whether a version is in a range of comparators (`>=1.0.0 <1.2.3 || =2.0.0`), the only form that advisories have.
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
	return range.split('||').some((choice) => {
		const comparators = choice
			.replace(/([<>=])\s+/g, '$1')
			.trim()
			.split(/\s+/)
		return comparators.every((comparator) => holds(version, comparator))
	})
}

/** @param {string} version @param {string} comparator */
function holds(version, comparator) {
	if (comparator === '*' || comparator === '') return true
	const [, sign = '', wanted = ''] = /^(<=|>=|<|>|=|)v?(\d+\.\d+\.\d+\S*)$/.exec(comparator) ?? []
	// A comparator in another form may match.
	if (!wanted) return true
	const order = compareVersions(version, wanted)
	if (order === 0) return sign !== '<' && sign !== '>'
	return order < 0 ? sign.startsWith('<') : sign.startsWith('>')
}

/**
 * Semantic versioning's order, prereleases before their release.
 * @param {string} a
 * @param {string} b
 */
export function compareVersions(a, b) {
	const [first, second] = [a, b].map((version) => {
		const [numbers = '', prerelease = ''] = (version.split('+')[0] ?? '').split(/-(.*)/s)
		return { numbers: numbers.split('.').map(Number), prerelease }
	})
	for (let place = 0; place < 3; place += 1) {
		const difference = (first?.numbers[place] ?? 0) - (second?.numbers[place] ?? 0)
		if (difference) return Math.sign(difference)
	}
	return comparePrereleases(first?.prerelease ?? '', second?.prerelease ?? '')
}

/** @param {string} a @param {string} b */
function comparePrereleases(a, b) {
	if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
	const [first, second] = [a.split('.'), b.split('.')]
	for (let place = 0; place < Math.max(first.length, second.length); place += 1) {
		const [x, y] = [first[place], second[place]]
		if (x === y) continue
		if (x === undefined || y === undefined) return x === undefined ? -1 : 1
		const numeric = [x, y].map((part) => /^\d+$/.test(part))
		if (numeric[0] && numeric[1]) return Math.sign(Number(x) - Number(y))
		if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1
		return x < y ? -1 : 1
	}
	return 0
}

const OLD_AFTER_DAYS = 30

/**
 * Why the check of advisories could not be done, or null.
 *
 * @param {string | null} fetchedAt
 * @param {number} now
 */
export function ageOf(fetchedAt, now) {
	if (!fetchedAt) return 'advisories never fetched'
	const days = Math.floor((now - Date.parse(fetchedAt)) / 86_400_000)
	return days > OLD_AFTER_DAYS ? `advisories are ${days} days old` : null
}
