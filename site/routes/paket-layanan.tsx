import { PageHeader } from '../ui/page-header/page-header.tsx'

export default function Page() {
	return <PageHeader judul="Paket Layanan" />
}
