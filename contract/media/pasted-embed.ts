import { decodePercent } from '../links/decode-percent.ts'
import { type Embed, type EmbedProvider, embedFromKey, parseEmbed } from './embed.ts'

/** A place on the map; `feature` is Google's own id of it. */
interface Place {
	lat: string
	lng: string
	nama?: string
	feature?: string
}

const GOOGLE = /^(?:https?:\/\/)?(?:maps\.google\.[a-z.]{2,6}\/|(?:www\.)?google\.[a-z.]{2,6}\/maps)/i
const OSM = /^(?:https?:\/\/)?(?:www\.)?(?:openstreetmap|osm)\.org\//i
const COORDINATES = /(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)/
const ALONE = new RegExp(`^${COORDINATES.source}$`)

/** The map of a place by the address of its page, or by its coordinates; null for an address without a position. */
function mapFromAddress(text: string): Embed | null {
	const address = decodePercent(text.trim())
	if (OSM.test(address)) {
		const place = osmPlace(address)
		return place && osmMap(place)
	}
	const place = GOOGLE.test(address) || ALONE.test(address) ? googlePlace(address) : null
	return place && googleMap(place)
}

const isGoogleMaps = (text: string) => GOOGLE.test(text.trim())

function googlePlace(address: string): Place | null {
	// `!3d…!4d…` is the place itself, `@…` the middle of the screen.
	const [, lat, lng] =
		/!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(address) ??
		new RegExp(`[@=/]${COORDINATES.source}`).exec(address) ??
		ALONE.exec(address) ??
		[]
	if (!lat || !lng) return null
	return {
		lat,
		lng,
		nama: /\/maps\/place\/([^/@?]+)/.exec(address)?.[1]?.replaceAll('+', ' '),
		feature: /!1s(0x[\da-f]+:0x[\da-f]+)/i.exec(address)?.[1],
	}
}

function osmPlace(address: string): Place | null {
	const marked = { lat: /[?&]mlat=(-?[\d.]+)/.exec(address)?.[1], lng: /[?&]mlon=(-?[\d.]+)/.exec(address)?.[1] }
	if (marked.lat && marked.lng) return { lat: marked.lat, lng: marked.lng }
	const [, lat, lng] = /#map=\d+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(address) ?? []
	return lat && lng ? { lat, lng } : null
}

/** How much of the surroundings is shown: metres for Google, degrees for OpenStreetMap. */
const METRES = 4000
const DEGREES = 0.005

/** The parameter that Google's own 'Sematkan peta' makes. A number before `m` counts the fields that belong to it. */
function googleMap({ lat, lng, nama, feature }: Place): Embed {
	const view = `!1m12!1m3!1d${METRES}!2d${lng}!3d${lat}!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1`
	const pin =
		nama && feature
			? { fields: 18, text: `!3m3!1m2!1s${encode(feature)}!2s${encode(nama)}` }
			: { fields: 17, text: `!3m2!1m1!2s${encode(`${lat},${lng}`)}` }
	return { provider: 'gmaps', id: `!1m${pin.fields}${view}${pin.text}!5e0!3m2!1sid!2sid` }
}

const encode = (text: string) => encodeURIComponent(text.slice(0, 80)).replace(/[!'()*~]/g, '')

function osmMap({ lat, lng }: Place): Embed {
	const [west, south, east, north] = [
		Number(lng) - DEGREES,
		Number(lat) - DEGREES,
		Number(lng) + DEGREES,
		Number(lat) + DEGREES,
	].map((side) => side.toFixed(5))
	const bbox = encodeURIComponent([west, south, east, north].join(','))
	return { provider: 'osm', id: `bbox=${bbox}&layer=mapnik&marker=${lat}%2C${lng}` }
}

/** The video or map of what staff paste: an address, embed code, or the stored key. */
export const pastedEmbed = (text: string): Embed | null =>
	embedFromKey(text) ?? parseEmbed(text) ?? mapFromAddress(text)

const sources: Record<EmbedProvider, { nama: string; example: string }> = {
	youtube: { nama: 'YouTube', example: 'https://youtu.be/…' },
	tiktok: { nama: 'TikTok', example: 'https://www.tiktok.com/@akun/video/…' },
	osm: { nama: 'OpenStreetMap', example: 'https://www.openstreetmap.org/#map=17/…' },
	gmaps: { nama: 'Google Maps', example: 'https://www.google.com/maps/place/…' },
}

/** Addresses that name their video or place only to those who open them. */
const unresolved: { provider: EmbedProvider; matches: (text: string) => boolean; message: string }[] = [
	{
		provider: 'gmaps',
		matches: (text) => /(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)/i.test(text),
		message: `Tautan pendek tidak memuat letaknya. Buka tautan itu di komputer, lalu salin alamat panjang dari bilah alamat: ${sources.gmaps.example}`,
	},
	{
		provider: 'gmaps',
		matches: isGoogleMaps,
		message:
			'Alamat ini tidak memuat letaknya. Pilih tempatnya di Google Maps, tunggu sampai petanya tampil, lalu salin lagi alamatnya.',
	},
	{
		provider: 'tiktok',
		matches: (text) => /(v[mt]\.tiktok\.com|tiktok\.com\/t\/)/i.test(text),
		message: `Tautan pendek tidak memuat nomor videonya. Buka tautan itu di peramban, lalu salin alamat panjangnya: ${sources.tiktok.example}`,
	},
	{
		provider: 'tiktok',
		matches: (text) => /tiktok\.com/i.test(text),
		message: `Ini bukan alamat satu video. Buka videonya, lalu salin alamatnya: ${sources.tiktok.example}`,
	},
	{
		provider: 'youtube',
		matches: (text) => /youtube\.com/i.test(text),
		message: 'Ini bukan alamat satu video. Buka videonya di YouTube, lalu salin alamatnya.',
	},
]

/** Null if the text is a video or map of one of the providers, else the sentence that says what to paste. */
export function embedProblem(text: string, providers: readonly EmbedProvider[]): string | null {
	const found = pastedEmbed(text)
	if (found && providers.includes(found.provider)) return null
	const known = found ? undefined : unresolved.find((each) => providers.includes(each.provider) && each.matches(text))
	if (known) return known.message
	const names = providers.map((provider) => sources[provider].nama).join(' atau ')
	return `Tempel alamat dari ${names}, misalnya ${providers[0] ? sources[providers[0]].example : ''}`
}
