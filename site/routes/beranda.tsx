import type { Api } from '../api.ts'
import { apiContext, browserApi, orElse } from '../load.ts'
import type { Route } from './+types/beranda'

/** How many most-visited doctors the home page shows. */
const DOKTER_MOST_VISITED = 4

const emptyBeranda = {
	berandaBanner: { data: [] },
	dokterFavList: { data: [] },
	dokterMostVisited: { data: [] },
	layananFavList: { data: [] },
	fasilitas: { data: [] },
	mitraFavList: { data: [] },
}

const load = async (api: Api) => ({
	beranda: await orElse(api('getBeranda', { query: { dokterMostVisitedLimit: DOKTER_MOST_VISITED } }), emptyBeranda),
})

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(request.signal))

export default function Beranda({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<h1>Beranda</h1>
			<ul>
				{loaderData.beranda.layananFavList.data.map((layanan) => (
					<li key={layanan.id}>{layanan.nama}</li>
				))}
			</ul>
		</>
	)
}
