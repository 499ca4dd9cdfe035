import { DataSayaView } from '../features/data-saya/data-saya-view.tsx'
import { pageMeta } from '../meta.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import type { Route } from './+types/data-saya'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Data Saya', path: '/data-saya', hidden: true })

export default function DataSaya() {
	return (
		<>
			<PageHeader judul="Data Saya" pengantar="Lihat, unduh, pindahkan, atau hapus kapan saja." />
			<DataSayaView />
		</>
	)
}
