import { AntreanCard } from '../features/antrean/antrean-card.tsx'
import { BukaReservasi } from '../features/reservasi/buka-reservasi.tsx'
import { useIsLocked } from '../features/reservasi/kunci-perangkat.ts'
import { PrintedReservasi } from '../features/reservasi/printed-reservasi.tsx'
import { ReservasiDetail } from '../features/reservasi/reservasi-detail.tsx'
import { DataSayaLink, TanpaSkrip } from '../features/reservasi/reservasi-links.tsx'
import { keadaanOf, showsPart } from '../features/reservasi/tampilan-reservasi.ts'
import { TungguCard } from '../features/reservasi/ubah-reservasi.tsx'
import { useReservasi } from '../features/reservasi/use-reservasi.ts'
import { pageMeta } from '../meta.ts'
import { useFitur } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ShopLink, useShopCrumbs } from '../ui/button/shop-link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Empty, Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/reservasi-status'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Status reservasi', path: '/reservasi-status', hidden: true })

export default function ReservasiStatus({ params }: Route.ComponentProps) {
	const { reservasi, isLoading, refresh } = useReservasi(params.kode)
	const hasCek = useFitur('cek-reservasi')
	const isLocked = useIsLocked(reservasi) && hasCek
	if (reservasi && isLocked)
		return (
			<>
				<Header />
				<div className="page py-6 lg:py-10">
					<BukaReservasi kode={reservasi.kode} />
				</div>
			</>
		)
	if (reservasi) {
		const keadaan = keadaanOf(reservasi, Date.now())
		return (
			<>
				<Header pengantar={showsPart(keadaan, 'pengantar') ? PENGANTAR : undefined} />
				<ReservasiDetail reservasi={reservasi} keadaan={keadaan} onChanged={refresh}>
					<TungguCard reservasi={reservasi} keadaan={keadaan} onChanged={refresh} />
					{reservasi.antrean && <AntreanCard nomor={reservasi.antrean.nomor} />}
				</ReservasiDetail>
				<PrintedReservasi reservasi={reservasi} keadaan={keadaan} />
			</>
		)
	}
	return (
		<>
			<Header />
			<div className="page py-6 lg:py-10">
				{isLoading ? (
					<>
						<TanpaSkrip />
						<div className="noscript:hidden">
							<Loading thing="Reservasi" skeletons={['h-64']} />
						</div>
					</>
				) : (
					<div className="flex flex-col gap-6">
						<Empty thing="Reservasi">
							<div className="mt-5 flex flex-wrap justify-center gap-3">
								<ButtonLink to="/cek-reservasi">Cek Reservasi</ButtonLink>
								<ShopLink look="secondary" />
							</div>
						</Empty>
						<DataSayaLink />
					</div>
				)}
			</div>
		</>
	)
}

const PENGANTAR = 'Reservasi Anda sudah kami terima. Simpan kodenya dan tunjukkan kepada petugas saat datang.'

const Header = ({ pengantar }: { pengantar?: string }) => (
	<div className="no-print">
		<PageHeader judul="Status reservasi" crumbs={useShopCrumbs()} pengantar={pengantar} />
	</div>
)
