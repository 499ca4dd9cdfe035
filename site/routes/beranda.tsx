import type { PageHandle } from '../../contract/cache.ts'
import type { Beranda as BerandaBundle } from '../../contract/web/web.ts'
import type { Api } from '../api.ts'
import { favouritesFirst } from '../features/artikel/favourites-first.ts'
import { Hero } from '../features/beranda/hero.tsx'
import { LayananSection } from '../features/beranda/layanan-section.tsx'
import { PendaftaranSection } from '../features/beranda/pendaftaran-section.tsx'
import { hospital } from '../jsonld.ts'
import { later } from '../lib/navigation/later.tsx'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiContext, browserApi, emptyList, orElse } from '../load.ts'
import { pageMeta, rootData } from '../meta.ts'
import { useTemplate } from '../template.ts'
import { knownWebId } from '../web-id.ts'
import type { Route } from './+types/beranda'

const Lower = later(() => import('./beranda-lower.tsx').then(({ BerandaLower }) => BerandaLower))

/** How many most-visited doctors the home page shows. */
const DOKTER_MOST_VISITED = 4

/** How many articles the home page shows: favourites first, then the newest. */
const ARTIKEL = 8

const emptyBeranda: BerandaBundle = {
	berandaBanner: { data: [] },
	dokterFavList: { data: [] },
	dokterMostVisited: { data: [] },
	layananFavList: { data: [] },
	fasilitas: { data: [] },
	mitraFavList: { data: [] },
}

/** What the home data holds, in the words of the not-found texts. */
const berandaThings = ['Layanan', 'Dokter', 'Fasilitas', 'Mitra']

const loadBeranda = async (api: Api) =>
	api('GET /v1/public/web/beranda/', {
		query: { webId: await knownWebId(api), dokterMostVisitedLimit: DOKTER_MOST_VISITED, bentuk: 'ringkas' },
	})

async function load(api: Api) {
	const [beranda, testimoni, google, terbaru] = await Promise.all([
		orElse(loadBeranda(api), null),
		orElse(api('GET /v1/public/testimoni/fav-list'), null),
		orElse(
			api('GET /v1/public/testimoni/google-api').then(({ data }) => data),
			null,
		),
		orElse(api('GET /v1/public/artikel', { query: { limit: ARTIKEL, bentuk: 'ringkas' } }), emptyList),
	])
	const failed = [...(beranda ? [] : berandaThings), ...(testimoni ? [] : ['Testimoni'])]
	return {
		beranda: beranda ?? emptyBeranda,
		testimoni: testimoni?.data ?? [],
		google,
		terbaru: terbaru.data,
		failed,
	}
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [loaded] = await Promise.all([load(browserApi(request.signal)), Lower.ready(request)])
	return loaded
}
export const shouldRevalidate = reloadWhenChanged()

export const handle: PageHandle = { cache: {} }

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

export default function Beranda({ loaderData: { beranda, testimoni, google, terbaru, failed } }: Route.ComponentProps) {
	const { berandaPendaftaran, artikelFavList } = useTemplate()
	return (
		<>
			<Hero banner={beranda.berandaBanner.data} />
			{berandaPendaftaran.data && <PendaftaranSection pendaftaran={berandaPendaftaran.data} />}
			<LayananSection layanan={beranda.layananFavList.data} />
			<Lower.Part
				beranda={beranda}
				testimoni={testimoni}
				google={google}
				artikel={favouritesFirst(artikelFavList.data, terbaru, ARTIKEL)}
				failed={failed}
			/>
		</>
	)
}
