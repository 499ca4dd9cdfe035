import type { Beranda as BerandaBundle } from '../../contract/web.ts'
import type { Api } from '../api.ts'
import { ArtikelSection } from '../features/beranda/artikel-section.tsx'
import { DokterSections } from '../features/beranda/dokter-sections.tsx'
import { FasilitasSection } from '../features/beranda/fasilitas-section.tsx'
import { Hero } from '../features/beranda/hero.tsx'
import { InfoKesehatanCall } from '../features/beranda/info-kesehatan-call.tsx'
import { KontakSection } from '../features/beranda/kontak-section.tsx'
import { LayananSection } from '../features/beranda/layanan-section.tsx'
import { MitraSection } from '../features/beranda/mitra-section.tsx'
import { SambutanSection } from '../features/beranda/sambutan-section.tsx'
import { TestimoniSection } from '../features/beranda/testimoni-section.tsx'
import { reloadWhenChanged } from '../features/navigasi/reload-when-changed.ts'
import { PendaftaranSection } from '../features/pendaftaran/pendaftaran-section.tsx'
import { hospital } from '../jsonld.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import type { Route } from './+types/beranda'

/** How many most-visited doctors the home page shows. */
const DOKTER_MOST_VISITED = 4

const emptyBeranda: BerandaBundle = {
	berandaBanner: { data: [] },
	dokterFavList: { data: [] },
	dokterMostVisited: { data: [] },
	layananFavList: { data: [] },
	fasilitas: { data: [] },
	mitraFavList: { data: [] },
}

async function load(api: Api) {
	const [beranda, testimoni, google] = await Promise.all([
		orElse(api('getBeranda', { query: { dokterMostVisitedLimit: DOKTER_MOST_VISITED } }), emptyBeranda),
		orElse(api('listTestimoniFav'), emptyList),
		orElse(
			api('getTestimoniGoogle').then(({ data }) => data),
			null,
		),
	])
	return { beranda, testimoni: testimoni.data, google }
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))
export const shouldRevalidate = reloadWhenChanged()

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const root = rootData(matches)
	const namaWeb = root?.template.webSetting.data?.namaWeb
	const picture = loaderData?.beranda.berandaBanner.data.find(({ contentType }) => contentType === 'gambar')
	return pageMeta(matches, {
		title: namaWeb ? `${namaWeb}: Jadwal Dokter, Layanan, dan Info Kesehatan` : 'Beranda',
		path: '/',
		image: { folder: 'beranda/banner', file: picture?.content },
		jsonLd: [hospital(root)],
	})
}

export default function Beranda({ loaderData: { beranda, testimoni, google } }: Route.ComponentProps) {
	const { berandaPendaftaran, berandaSambutan, artikelFavList } = useTemplate()
	return (
		<>
			<Hero banner={beranda.berandaBanner.data} />
			{berandaPendaftaran.data && <PendaftaranSection pendaftaran={berandaPendaftaran.data} />}
			<LayananSection layanan={beranda.layananFavList.data} />
			{berandaSambutan.data && <SambutanSection sambutan={berandaSambutan.data} />}
			<DokterSections favorit={beranda.dokterFavList.data} terbanyak={beranda.dokterMostVisited.data} />
			<FasilitasSection fasilitas={beranda.fasilitas.data} />
			<TestimoniSection testimoni={testimoni} google={google} />
			<MitraSection mitra={beranda.mitraFavList.data} />
			<InfoKesehatanCall />
			<ArtikelSection artikel={artikelFavList.data} />
			<KontakSection />
		</>
	)
}
