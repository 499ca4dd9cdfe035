/** One switch per place that sections 3 and 7 of the specification leave open. The first value of each is the literal one. */
export interface ProviderSwitches {
	/** `kategoriId` is a whole category, `kategoriArtikel` has a `nama` alone. */
	kategori: 'kategoriId' | 'kategoriArtikel'
	/** `spec` is `id` everywhere and `_id` as well in the home lists. */
	ids: 'spec' | 'id' | '_id' | 'both' | '_id at home'
	idType: 'text' | 'number'
	/** Favourite categories: wrapped in `kategiArtikel` or bare. */
	kategoriFavorit: 'wrapped' | 'bare'
	keterangan: 'object' | 'list'
	hari: 'Title' | 'lower' | 'UPPER'
	/** `deep` puts another `{ data }` around lists and bundles. */
	wrapping: 'data' | 'bare' | 'deep'
	/** Settings in the template as one object or as a list of one. */
	settings: 'object' | 'list'
	pagination: boolean
	pixel: 'data.data' | 'data'
	metaFormated: 'text' | 'object' | 'absent'
	pasien: 'data own other' | 'own other' | 'flat'
	/** Whether registering a member also creates their own patient. */
	ownPasien: boolean
	epoch: 'ms' | 'seconds'
	missing: '404' | 'null'
	noMember: '401' | '403' | 'empty'
	errorBody: 'json' | 'html' | 'text' | 'empty'
	reviews: 'number' | 'list'
	extraFields: boolean
	/** The optional fields of every item but the first of each list. */
	optional: 'present' | 'null' | 'missing'
	/** `member` and `session` are opaque cookies that the provider sets; with `none` it reads the id from `member`. */
	cookie: 'none' | 'member' | 'session'
	/** `ignored`: every list comes whole and in the order it was written. */
	sortAndPage: 'honoured' | 'ignored'
	/** Responses to writes whose fields section 7 does not show. */
	written: 'created' | 'empty'
	/** What the filters of the shop take. */
	filters: 'uri or id' | 'id'
	/** What happens to parameters and fields that section 7 does not list. */
	unlisted: 'refused' | 'ignored'
	/** `exact` answers the paths as section 7 writes them, with and without slash at the end. */
	slash: 'exact' | 'any'
	/** File names of pictures. */
	fileNames: 'plain' | 'spaces'
	pendaftaran: 'wa' | 'telp'
	popup: 'informational' | 'info' | 'quiz' | 'none'
	banner: 'gambar' | 'embed_video'
	delayMs: number
	down: boolean
}

/** The specification word by word. */
const LITERAL: ProviderSwitches = {
	kategori: 'kategoriId',
	ids: 'spec',
	idType: 'text',
	kategoriFavorit: 'wrapped',
	keterangan: 'object',
	hari: 'Title',
	wrapping: 'data',
	settings: 'object',
	pagination: true,
	pixel: 'data.data',
	metaFormated: 'text',
	pasien: 'data own other',
	ownPasien: true,
	epoch: 'ms',
	missing: '404',
	noMember: '401',
	errorBody: 'json',
	reviews: 'number',
	extraFields: false,
	optional: 'present',
	cookie: 'none',
	sortAndPage: 'honoured',
	written: 'created',
	filters: 'uri or id',
	unlisted: 'refused',
	slash: 'exact',
	fileNames: 'plain',
	pendaftaran: 'wa',
	popup: 'informational',
	banner: 'gambar',
	delayMs: 0,
	down: false,
}

/** The opposite reading of every silent place. */
const OTHER: ProviderSwitches = {
	kategori: 'kategoriArtikel',
	ids: '_id',
	idType: 'number',
	kategoriFavorit: 'bare',
	keterangan: 'list',
	hari: 'UPPER',
	wrapping: 'bare',
	settings: 'list',
	pagination: false,
	pixel: 'data',
	metaFormated: 'object',
	pasien: 'flat',
	ownPasien: false,
	epoch: 'seconds',
	missing: 'null',
	noMember: 'empty',
	errorBody: 'html',
	reviews: 'list',
	extraFields: true,
	optional: 'null',
	cookie: 'session',
	sortAndPage: 'ignored',
	written: 'empty',
	filters: 'id',
	unlisted: 'ignored',
	slash: 'any',
	fileNames: 'spaces',
	pendaftaran: 'telp',
	popup: 'quiz',
	banner: 'embed_video',
	delayMs: 50,
	down: false,
}

export const PRESETS = { literal: LITERAL, other: OTHER }
export type Preset = keyof typeof PRESETS

/** Every switch alone, on top of the literal preset. */
export const SINGLE_SWITCHES: Partial<ProviderSwitches>[] = [
	{ kategori: 'kategoriArtikel' },
	{ ids: 'id' },
	{ ids: '_id' },
	{ ids: 'both' },
	{ ids: '_id at home' },
	{ idType: 'number' },
	{ kategoriFavorit: 'bare' },
	{ keterangan: 'list' },
	{ hari: 'lower' },
	{ hari: 'UPPER' },
	{ wrapping: 'bare' },
	{ wrapping: 'deep' },
	{ settings: 'list' },
	{ pagination: false },
	{ pixel: 'data' },
	{ metaFormated: 'object' },
	{ metaFormated: 'absent' },
	{ pasien: 'own other' },
	{ pasien: 'flat' },
	{ ownPasien: false },
	{ epoch: 'seconds' },
	{ missing: 'null' },
	{ noMember: '403' },
	{ noMember: 'empty' },
	{ errorBody: 'html' },
	{ errorBody: 'text' },
	{ errorBody: 'empty' },
	{ reviews: 'list' },
	{ extraFields: true },
	{ optional: 'null' },
	{ optional: 'missing' },
	{ cookie: 'member' },
	{ cookie: 'session' },
	{ sortAndPage: 'ignored' },
	{ written: 'empty' },
	{ filters: 'id' },
	{ unlisted: 'ignored' },
	{ slash: 'any' },
	{ fileNames: 'spaces' },
	{ pendaftaran: 'telp' },
	{ popup: 'info' },
	{ popup: 'quiz' },
	{ popup: 'none' },
	{ banner: 'embed_video' },
	{ delayMs: 100 },
]
