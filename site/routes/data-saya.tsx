import { DataSayaView } from '../features/data-saya/data-saya-view.tsx'
import { ReservasiDiingat } from '../features/data-saya/reservasi-diingat.tsx'
import { pageMeta } from '../meta.ts'
import { useFitur } from '../template.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { EmptyPage } from '../ui/list-page/list-page.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/data-saya'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Data Saya', path: '/data-saya', hidden: true })

export default function DataSaya() {
	const hasDataSaya = useFitur('data-saya')
	const hasPindah = useFitur('pindah')
	const hasHapus = useFitur('hapus-data')
	// Nothing links here then; a visitor may have the address from before.
	if (!hasDataSaya)
		return (
			<>
				<EmptyPage judul="Data Saya">
					<ButtonLink to="/hubungi-kami" look="secondary" className="mt-5">
						Hubungi Kami
					</ButtonLink>
				</EmptyPage>
				<div className="page pb-10">
					<ReservasiDiingat />
				</div>
			</>
		)
	return (
		<>
			<PageHeader
				judul="Data Saya"
				pengantar={
					hasPindah && hasHapus ? 'Lihat, unduh, pindahkan, atau hapus kapan saja.' : 'Lihat dan unduh kapan saja.'
				}
			/>
			<DataSayaView />
		</>
	)
}
