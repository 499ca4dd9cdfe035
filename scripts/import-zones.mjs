// Who may import whom. A zone imports its own folder and what its row lists; scripts/check-imports.mjs refuses the rest
// with the sentence above the row. Packages and Node's modules are free. Tests import what they like.
//
// A zone is a folder with all below it, or a file. `*` is one name, `**/` any number of folders, `*.*` a file. Of the
// zones that fit a file, the deepest counts, then the longest. In a row, `folder/**` is every zone of that folder; any
// other entry is a zone as it is written here, or one folder of a zone with `*`.

/** @typedef {Record<string, (string | string[])[]>} Rows */

/** @param {string[]} zones @param {Rows[string]} row @returns {Rows} */
const each = (zones, row) => Object.fromEntries(zones.map((zone) => [zone, row]))

// What visitors get of the contract: all but its staff/ folders.
const PUBLIC = ['contract/*.*', 'contract/*', 'contract/content', 'contract/integrasi']

const TECHNICAL = [
	...['server/cache', 'server/content-rules', 'server/csv', 'server/geo', 'server/http', 'server/ids', 'server/isi'],
	...['server/jobs', 'server/keadaan', 'server/keys', 'server/mail', 'server/merek', 'server/metrics', 'server/nik'],
	...['server/peristiwa', 'server/pictures', 'server/retention', 'server/rich-text', 'server/search'],
]
const SERVER_FILES = ['server/builds.mjs', 'server/env.ts', 'server/version.ts']
// What is below the domains.
const BELOW = [...TECHNICAL, ...SERVER_FILES, ...PUBLIC, 'database', 'lexicon']
const BELOW_STAFF = [...BELOW, 'contract/**']

// The staff API: what domains may import of it, and what lists the domains.
const MECHANISM = ['staff-route.ts', 'audit', 'auth', 'content', 'live'].map((name) => `server/staff/${name}`)
const STAFF_LISTS = ['handlers.ts', 'content/entities', 'csv'].map((name) => `server/staff/${name}`)
const DOMAIN = [...BELOW, 'server/api']
const DOMAIN_STAFF = [...BELOW_STAFF, ...MECHANISM, 'server/staff/content/entities']

/** The diagram of the domains in docs/architecture.md shows these rows. @type {Rows} */
export const DOMAINS = {
	'server/antrean': [DOMAIN, 'contract/**'],
	'server/antrean/**/visitor': [DOMAIN, 'server/antrean'],
	'server/antrean/**/staff': [DOMAIN_STAFF, 'server/antrean'],
	'server/artikel': [DOMAIN, 'contract/**', 'server/dokter'],
	'server/artikel/**/visitor': [DOMAIN, 'server/artikel', 'server/dokter'],
	'server/artikel/**/staff': [DOMAIN_STAFF, 'server/artikel', 'server/dokter'],
	'server/dokter': DOMAIN,
	'server/dokter/**/visitor': [DOMAIN, 'server/dokter'],
	'server/dokter/**/staff': [DOMAIN_STAFF, 'server/dokter'],
	'server/integrasi': [DOMAIN_STAFF, 'server/dokter/**/staff', 'server/reservasi/**/staff'],
	'server/integrasi/**/staff': [DOMAIN_STAFF, 'server/integrasi'],
	'server/member': [DOMAIN, 'server/pasien', 'server/pasien/**/visitor', 'server/reservasi', 'server/shop'],
	'server/notifications': [DOMAIN, 'contract/**', 'server/shop', 'server/staff/content'],
	'server/notifications/**/visitor': [DOMAIN, 'server/notifications', 'server/shop'],
	'server/notifications/**/staff': [DOMAIN_STAFF, 'server/notifications', 'server/shop'],
	'server/pasien': DOMAIN,
	'server/pasien/**/visitor': [DOMAIN, 'server/pasien'],
	'server/pasien/**/staff': [DOMAIN_STAFF, 'server/pasien'],
	'server/reservasi': [DOMAIN, 'contract/**', 'server/antrean', 'server/pasien', 'server/shop'],
	'server/reservasi/**/visitor': [DOMAIN, 'server/reservasi', 'server/antrean', 'server/pasien', 'server/shop'],
	'server/reservasi/**/staff': [DOMAIN_STAFF, 'server/reservasi', 'server/antrean', 'server/pasien', 'server/shop'],
	'server/rumah-sakit': DOMAIN,
	'server/shop': [DOMAIN, 'server/pasien', 'server/pasien/**/visitor'],
	'server/web': [DOMAIN, 'server/artikel', 'server/dokter', 'server/rumah-sakit', 'server/shop'],
	// Another staff/ or visitor/ needs a row of its own.
	...each(['server/*/**/staff', 'server/*/**/visitor'], []),
}
const forVisitors = Object.keys(DOMAINS).filter((zone) => !zone.endsWith('/staff'))
const forStaff = Object.keys(DOMAINS).filter((zone) => !zone.endsWith('/visitor'))

const SITE = [...PUBLIC, 'ktp', 'lexicon', 'print']
const FEATURE = [...SITE, 'site/*.*', 'site/lib', 'site/ui']

/** The rows below the sentence that explains them. @type {Record<string, Rows>} */
export const ZONES = {
	'contract imports no other folder, and what visitors get imports nothing of the staff app.': {
		'contract/*': PUBLIC,
		...each(['contract/*.*', 'contract/content', 'contract/integrasi', 'contract/**/staff'], ['contract/**']),
	},
	'lexicon and database import no other folder.': each(['lexicon', 'database'], []),
	'builds.mjs, env.ts and version.ts serve all of server/ and import nothing.': each(SERVER_FILES, []),
	'ktp and print import contract alone, and of it nothing of the staff app.': each(['ktp', 'print'], PUBLIC),
	'The technical folders import each other, contract, database and lexicon alone.': each(TECHNICAL, BELOW_STAFF),
	'The mechanism of the API knows no domain; create-api.ts and handlers.ts list what the domains offer to visitors.': {
		...each(['server/api', 'server/api/docs'], BELOW),
		'server/api/handlers.ts': [DOMAIN, forVisitors],
		'server/api/create-api.ts': [DOMAIN, 'server/api/docs', 'server/api/handlers.ts', 'server/member'],
	},
	'The mechanism of the staff API knows no domain; handlers.ts, content/entities and csv list what they offer.': {
		...each(['server/staff', ...MECHANISM], [BELOW_STAFF, 'server/staff/**']),
		...each(STAFF_LISTS, [BELOW_STAFF, 'server/staff/**', forStaff]),
	},
	'A domain imports the domains of its arrows in docs/architecture.md; its visitor/ imports nothing of the staff app.':
		DOMAINS,
	'provider imports dokter and pasien, fhir dokter and reservasi, pages no domain; none imports api or staff.': {
		'server/pages': BELOW,
		'server/provider': [BELOW, 'server/dokter', 'server/pasien'],
		'server/fhir': [BELOW, 'server/dokter', 'server/reservasi'],
	},
	'main.ts, process and commands put the server together; process imports demo too.': {
		'server/main.ts': ['server/env.ts', 'server/process'],
		'server/process': ['server/**', 'contract/**', 'database', 'lexicon', 'demo'],
		'server/commands': ['server/**', 'contract/**', 'database', 'lexicon'],
	},
	'site imports contract, ktp, lexicon and print; ui imports lib, and neither a feature or route.': {
		'site/*.*': [FEATURE, 'site/features/**', 'site/layouts', 'site/+types'],
		'site/+types': [], // React Router writes it
		'site/layouts': [FEATURE, 'site/features/**'],
		'site/lib': [SITE, 'site/*.*'],
		'site/routes': [FEATURE, 'site/features/**', 'site/layouts'],
		'site/ui': [SITE, 'site/*.*', 'site/lib'],
	},
	'A feature imports lib, ui and its own folder. Declared directions between features: docs/architecture.md.': {
		'site/features/*': FEATURE,
		'site/features/data-saya': [FEATURE, 'site/features/pasien', 'site/features/reservasi', 'site/features/shop/**'],
		'site/features/pencarian': [FEATURE, 'site/features/dokter', 'site/features/keluhan'],
		'site/features/shop': [FEATURE, 'site/features/bandingkan', 'site/features/pasien', 'site/features/shop/**'],
		'site/features/shop/keranjang': [FEATURE, 'site/features/pasien', 'site/features/shop'],
	},
	'staff imports contract, ktp, lexicon and print alone.': { staff: ['contract/**', 'ktp', 'lexicon', 'print'] },
	'demo imports contract without staff/, database, server/content-rules and server/isi.': {
		demo: [PUBLIC, 'database', 'server/content-rules', 'server/isi'],
	},
	'scripts need no packages: of ours they import server/builds.mjs alone.': { scripts: ['server/builds.mjs'] },
	'An example imports nothing of ours.': { 'docs/examples': [] },
	'bench imports no site, no staff.': { bench: ['server/**', 'contract/**', 'database', 'demo', 'scripts', 'tests'] },
	'Tests and configuration import what they like.': each(['tests', '*.*'], ['**']),
}
