import type { Env } from '../env.ts'
import { baik, type Check, perhatian } from './checks.ts'

const THIS_MACHINE = /^(localhost|127\..*|\[::1\]|)$/

/** Where patients' data leaves this machine without TLS, or for a server that nobody checked. */
function plainConnections(env: Env): { isi: string; saran: string }[] {
	const found: { isi: string; saran: string }[] = []
	const leaves = (address: string) => address !== '' && !THIS_MACHINE.test(new URL(address).hostname)
	if (env.DATABASE_URL.startsWith('postgres') && leaves(env.DATABASE_URL)) {
		const { searchParams } = new URL(env.DATABASE_URL)
		if (searchParams.get('sslmode') !== 'verify-full')
			found.push({ isi: 'basis data', saran: 'Tambahkan ?sslmode=verify-full pada DATABASE_URL.' })
	}
	if (env.SMTP_URL.startsWith('smtp:') && leaves(env.SMTP_URL)) {
		const { searchParams } = new URL(env.SMTP_URL)
		if (searchParams.get('requireTLS') !== 'true')
			found.push({ isi: 'server email', saran: 'Pakai smtps://, atau tambahkan ?requireTLS=true pada SMTP_URL.' })
	}
	for (const [isi, address, nama] of [
		['penyimpanan gambar', env.S3_ENDPOINT, 'S3_ENDPOINT'],
		['penyedia data', env.API_URL, 'API_URL'],
	] as const)
		if (address.startsWith('http:') && leaves(address)) found.push({ isi, saran: `Pakai https:// pada ${nama}.` })
	if (env.TRUST_PROXY && !env.tls && !THIS_MACHINE.test(env.HOST))
		found.push({
			isi: 'proxy di depan situs',
			saran: 'Setel HOST=127.0.0.1 bila nginx di mesin ini; bila tidak, TLS_CERT dan TLS_KEY.',
		})
	return found
}

export const connectionCheck: Check = {
	nama: 'Sambungan',
	async run({ env }) {
		const found = plainConnections(env)
		if (found.length === 0) return baik('Tidak ada sambungan ke mesin lain tanpa TLS.')
		const isi = `Tanpa TLS yang diperiksa: ${found.map((each) => each.isi).join(', ')}.`
		return perhatian([isi], found.map(({ saran }) => saran).join(' '))
	},
}
