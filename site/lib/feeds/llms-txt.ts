import type { Template } from '../../../contract/web/web.ts'
import { FEEDS } from './artikel-feed.ts'

interface LlmsTxt {
	siteUrl: string
	template: Template
	poliKlinik: { nama: string; uri: string; deskripsi: string }[]
	artikel: { judul: string; uri: string; ringkasan: string }[]
}

/** What the hospital is and where to find what, for language models (llmstxt.org): from its own content alone. */
export function llmsTxt({ siteUrl, template, poliKlinik, artikel }: LlmsTxt): string {
	const { webSetting, merek, berandaPendaftaran, layanan, fitur, kosong } = template
	const setting = webSetting.data
	const empty: string[] = kosong.data
	const link = (nama: string, path: string, about = '') =>
		empty.includes(path) ? [] : [`- [${oneLine(nama)}](${siteUrl}${path})${about ? `: ${oneLine(about)}` : ''}`]
	const fact = (nama: string, value: string | undefined) => (value ? [`- ${nama}: ${oneLine(value)}`] : [])
	const section = (judul: string, lines: string[]) => (lines.length > 0 ? ['', `## ${judul}`, '', ...lines] : [])
	const lines = [
		`# ${oneLine(setting?.namaWeb ?? merek.data.namaPendek)}`,
		...(setting?.tentang ? ['', `> ${oneLine(setting.tentang)}`] : []),
		'',
		...fact('Gawat darurat (IGD)', setting?.noTelpUgd),
		...fact('Telepon', setting?.noTelp),
		...fact('Pendaftaran', berandaPendaftaran.data?.noTelp),
		...fact('Email', setting?.email),
		...fact('Alamat', setting?.alamat),
		...fact('Petunjuk arah', setting?.petunjukArah),
		'- Bahasa: Indonesia. Semua jam dalam WIB (Asia/Jakarta).',
		...section('Dokter dan jadwal', [
			...link('Dokter', '/dokter', 'semua dokter, jam praktik, dan cuti'),
			...link('Poli klinik', '/poli-klinik', 'poli, dokter, dan jadwal sepekan'),
			...poliKlinik.flatMap(({ nama, uri, deskripsi }) => link(nama, `/daftar-dokter/${uri}`, deskripsi)),
			'- Kalender praktik (iCalendar): alamat halaman dokter atau poli, ditambah `/kalender.ics`',
		]),
		...section('Layanan', [
			...layanan.data.flatMap(({ nama, uri, ringkasan }) => link(nama, `/layanan/${uri}`, ringkasan)),
			...link('Paket layanan', '/yasmin-shop', 'paket pemeriksaan dan harganya'),
			...link('Fasilitas', '/fasilitas'),
		]),
		...section('Info kesehatan', [
			...link('Artikel kesehatan', '/info-kesehatan'),
			...artikel.flatMap(({ judul, uri, ringkasan }) => link(judul, `/info-kesehatan/${uri}`, ringkasan)),
			`- Umpan: [RSS](${siteUrl}${FEEDS.rss}), [Atom](${siteUrl}${FEEDS.atom})`,
		]),
		...section('Lainnya', [
			...(fitur.data.includes('datang') ? link('Datang ke rumah sakit', '/datang', 'jam besuk, parkir, BPJS') : []),
			...link('Pertanyaan umum', '/faq'),
			...link('Hubungi kami', '/hubungi-kami'),
			...link('Kebijakan privasi', '/kebijakan-privasi'),
			`- [Peta situs](${siteUrl}/sitemap.xml)`,
			`- [API untuk program lain](${siteUrl}/api/docs)`,
		]),
	]
	return `${lines.join('\n')}\n`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
