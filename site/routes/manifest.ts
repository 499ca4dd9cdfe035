import { merekAddress } from '../../contract/merek/merek-address.ts'
import { emptyTemplate } from '../empty-template.ts'
import { apiContext, orElse, readTemplate } from '../load.ts'
import type { Route } from './+types/manifest'

/** The web app manifest, for phones that put the site on the home screen. */
export async function loader({ context }: Route.LoaderArgs) {
	const template = await orElse(readTemplate(context.get(apiContext)), emptyTemplate)
	const setting = template.webSetting.data
	const merek = template.merek.data
	const manifest = {
		id: '/',
		name: setting?.namaWeb ?? merek.namaPendek,
		short_name: merek.namaPendek,
		description: setting?.tentang,
		lang: 'id',
		start_url: '/',
		scope: '/',
		display: 'minimal-ui',
		theme_color: merek.warnaTema,
		background_color: '#fbf8f2',
		icons: [
			{ src: merekAddress('favicon.png', merek), type: 'image/png', sizes: '96x96' },
			{ src: merekAddress('ikon-192.png', merek), type: 'image/png', sizes: '192x192' },
			{ src: merekAddress('ikon-512.png', merek), type: 'image/png', sizes: '512x512' },
			{ src: merekAddress('ikon-maskable-512.png', merek), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
		],
		shortcuts: [
			{ name: 'Jadwal Dokter', url: '/poli-klinik' },
			{ name: 'Pencarian', url: '/pencarian' },
			{ name: 'Hubungi Kami', url: '/hubungi-kami' },
		],
	}
	return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } })
}
