import { PrintedReservasi } from '../features/reservasi/printed-reservasi.tsx'
import { ReservasiDetail } from '../features/reservasi/reservasi-detail.tsx'
import { DataSayaLink } from '../features/reservasi/reservasi-links.tsx'
import { useReservasi } from '../features/reservasi/use-reservasi.ts'
import { pageMeta } from '../meta.ts'
import { ShopLink, useShopCrumbs } from '../ui/button/shop-link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty, Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/reservasi-status'

export const meta: Route.MetaFunction = ({ matches }) => [
	...pageMeta(matches, { title: 'Status Reservasi', path: '/reservasi-status', hidden: true }),
	{ name: 'referrer', content: 'no-referrer' },
]

export default function ReservasiStatus({ params }: Route.ComponentProps) {
	const state = useReservasi(params.kode)
	if (state.name === 'found')
		return (
			<>
				<Header pengantar="Reservasi Anda sudah kami terima. Simpan kodenya dan tunjukkan kepada petugas saat datang." />
				<ReservasiDetail reservasi={state.reservasi} onChanged={state.refresh} />
				<PrintedReservasi reservasi={state.reservasi} />
			</>
		)
	return (
		<>
			<Header />
			<div className="page py-6 lg:py-10">
				{state.name === 'loading' ? (
					<Loading thing="Reservasi" skeletons={['h-64']} />
				) : (
					<div className="flex flex-col gap-6">
						<Empty thing="Reservasi">
							<ShopLink look="secondary" className="mt-5" />
						</Empty>
						<DataSayaLink />
					</div>
				)}
			</div>
		</>
	)
}

const Header = ({ pengantar }: { pengantar?: string }) => (
	<div className="no-print">
		<PageHeader judul="Status Reservasi" crumbs={useShopCrumbs()} pengantar={pengantar} />
	</div>
)
