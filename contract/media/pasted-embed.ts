import { type Embed, type EmbedProvider, embedFromKey, parseEmbed } from './embed.ts'
import { isGoogleMaps, mapFromAddress } from './map-address.ts'

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
