import { CekForm } from '../features/reservasi/cek-form.tsx'
import { DariPerangkat } from '../features/reservasi/dari-perangkat.tsx'
import { DataSayaLink, TanpaSkrip } from '../features/reservasi/reservasi-links.tsx'
import { pageMeta } from '../meta.ts'
import { useFitur } from '../template.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/cek-reservasi'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Cek Reservasi', path: '/cek-reservasi', hidden: true })

export default function CekReservasi() {
	const hasDataSaya = useFitur('data-saya')
	return (
		<>
			<PageHeader judul="Cek Reservasi" pengantar="Lihat status, ubah tanggal, atau batalkan kunjungan Anda." />
			<div className="page flex flex-col gap-6 py-6 lg:py-10">
				<TanpaSkrip />
				<div className="grid gap-6 noscript:hidden lg:grid-cols-2 lg:items-start">
					{hasDataSaya && <DariPerangkat className="lg:col-start-2" />}
					<CekForm className="lg:col-start-1 lg:row-start-1" />
				</div>
				<DataSayaLink />
			</div>
		</>
	)
}
