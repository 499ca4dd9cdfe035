import { Printer, ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'
import type { PageHandle } from '../../contract/cache.ts'
import type { Api } from '../api.ts'
import {
	bandingkanAddress,
	CACHED_PAKET,
	MAX_PAKET,
	PAKET_PARAMETER,
	readPaket,
} from '../features/bandingkan/bandingkan-address.ts'
import { setBandingkan } from '../features/bandingkan/bandingkan-store.ts'
import { BandingkanTable, OnePaket } from '../features/bandingkan/bandingkan-table.tsx'
import { choiceOf, PaketChoices } from '../features/bandingkan/paket-choices.tsx'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import { ShopGate } from '../features/shop/keranjang/shop-gate.tsx'
import { openPasienModal } from '../features/shop/pasien-modal-store.ts'
import { reloadWhenChanged } from '../lib/navigation/page-parameters.ts'
import { apiFor, orEmpty, orNull } from '../load.ts'
import { namaTokoIn, pageMeta, shopPathIn } from '../meta.ts'
import { useSettings } from '../template.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { useShopCrumbs } from '../ui/button/shop-link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty } from '../ui/state/state.tsx'
import { knownWebId } from '../web-id.ts'
import type { Route } from './+types/bandingkan'

async function loadPaket(api: Api, uri: string) {
	const query = { webId: await knownWebId(api) }
	return orNull(api('GET /v1/public/shop-item/detail-uri/{uri}', { params: { uri }, query }))
}

async function loadChoices(api: Api, chosen: string[]) {
	const query = { webId: await knownWebId(api), bentuk: 'ringkas' }
	const all = await orEmpty(api('GET /v1/public/shop-item/', { query }))
	return all.filter(({ uri }) => !chosen.includes(uri)).map(choiceOf)
}

async function load(args: Route.LoaderArgs) {
	const api = apiFor(args)
	const asked = readPaket(new URL(args.request.url).search)
	const shown = asked.slice(0, MAX_PAKET)
	const packages = (await Promise.all(shown.map((uri) => loadPaket(api, uri)))).filter((item) => item !== null)
	const uris = packages.map(({ uri }) => uri)
	return {
		packages,
		choices: uris.length < MAX_PAKET ? await loadChoices(api, uris) : [],
		isAsked: asked.length > 0,
		/** The number of packages that are not shown because there are no such packages. */
		missing: shown.length - packages.length,
		isTooMany: asked.length > MAX_PAKET,
	}
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

export const loader = load

export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

export const shouldRevalidate = reloadWhenChanged(PAKET_PARAMETER)

export const handle: PageHandle = { cache: { parameters: { [PAKET_PARAMETER]: CACHED_PAKET } } }

const JUDUL = 'Bandingkan paket'
const PENGANTAR = 'Lihat harga, isi, lama, usia, dan persiapan dua atau tiga paket sekaligus.'

const titleOf = (packages: { nama: string }[]) =>
	packages.length > 0 ? `Bandingkan ${packages.map(({ nama }) => nama).join(', ')}` : JUDUL

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const packages = loaderData?.packages ?? []
	return pageMeta(matches, {
		title: titleOf(packages),
		description: PENGANTAR,
		path: bandingkanAddress(packages.map(({ uri }) => uri)),
		hidden: loaderData?.isAsked,
		crumbs: loaderData?.isAsked ? undefined : [{ nama: namaTokoIn(matches), to: shopPathIn(matches) }],
	})
}

export default function Bandingkan({ loaderData: { packages, choices, missing, isTooMany } }: Route.ComponentProps) {
	const [first] = packages
	const uris = packages.map(({ uri }) => uri)
	const address = bandingkanAddress(uris)
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is the list
	useEffect(() => setBandingkan(uris), [address])
	return (
		<>
			<PageHeader judul={JUDUL} crumbs={useShopCrumbs()} pengantar={PENGANTAR}>
				{packages.length > 1 && <Tindakan title={titleOf(packages)} address={address} />}
			</PageHeader>
			<div className="page pt-6 empty:hidden lg:pt-10">
				<Catatan missing={missing} isTooMany={isTooMany} />
				{first && packages.length === 1 && <OnePaket item={first} />}
				{packages.length > 1 && (
					<BandingkanTable packages={packages}>
						{(item) => (
							<Button onClick={() => openPasienModal(item, 'keranjang')} className="noscript:hidden">
								<ShoppingCart className="size-5 max-md:hidden" />
								Pesan<span className="sr-only"> {item.nama}</span>
							</Button>
						)}
					</BandingkanTable>
				)}
			</div>
			{choices.length > 0 && (
				<PaketChoices judul={CHOICE_TITLES[packages.length] ?? ''} chosen={packages} choices={choices} />
			)}
			{packages.length + choices.length === 0 && (
				<div className="page py-10">
					<Empty thing="Paket Layanan" />
				</div>
			)}
			<ShopGate />
		</>
	)
}

/** By the number of packages that are compared already. */
const CHOICE_TITLES = ['Pilih paket pertama', 'Pilih paket kedua', 'Tambahkan paket ketiga']

function Tindakan({ title, address }: { title: string; address: string }) {
	const url = `${useSettings()?.siteUrl ?? ''}${address}`
	return (
		<div className="no-print mt-4 flex flex-wrap gap-2">
			<ButtonLink to={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} look="secondary">
				Bagikan lewat WhatsApp
			</ButtonLink>
			<Button look="secondary" icon={Printer} onClick={() => window.print()} className="noscript:hidden">
				Cetak
			</Button>
		</div>
	)
}

function Catatan({ missing, isTooMany }: { missing: number; isTooMany: boolean }) {
	const lines = [
		...(missing > 0 ? [`${missing} paket tidak ditampilkan karena tidak tersedia lagi.`] : []),
		...(isTooMany ? [`Paling banyak ${MAX_PAKET} paket dapat dibandingkan; selebihnya tidak ditampilkan.`] : []),
	]
	return lines.map((line) => (
		<p key={line} className="mb-4 rounded-2xl bg-sand px-4 py-3">
			{line}
		</p>
	))
}
