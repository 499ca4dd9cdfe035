import { emptyTemplate } from '../empty-template.ts'
import { apiContext, orElse } from '../load.ts'
import type { Route } from './+types/manifest'

/** The web app manifest, for phones that put the site on the home screen. */
export async function loader({ context }: Route.LoaderArgs) {
	const { webSetting } = await orElse(
		context.get(apiContext)('getTemplate', { query: { bentuk: 'ringkas' } }),
		emptyTemplate,
	)
	const nama = webSetting.data?.namaWeb ?? 'Rumah Sakit'
	const manifest = {
		id: '/',
		name: nama,
		short_name: nama,
		description: webSetting.data?.tentang,
		lang: 'id',
		start_url: '/',
		scope: '/',
		display: 'minimal-ui',
		theme_color: '#063534',
		background_color: '#fbf8f2',
		icons: [
			{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
			{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
			{ src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
			{ src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
		],
		shortcuts: [
			{ name: 'Jadwal Dokter', url: '/poli-klinik' },
			{ name: 'Pencarian', url: '/pencarian' },
			{ name: 'Hubungi Kami', url: '/hubungi-kami' },
		],
	}
	return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
