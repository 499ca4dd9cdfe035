import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { connect } from 'node:tls'
import { tanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { type Env, sqliteFile } from '../env.ts'
import { backupKeysFile, nikKeysFile, staffSecretFile } from '../keys/key-places.ts'
import { baik, type Check, DAY_MS, type Found, gagal, megabytes, perhatian } from './checks.ts'

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

const connectionCheck: Check = {
	nama: 'Sambungan',
	async run({ env }) {
		const found = plainConnections(env)
		if (found.length === 0) return baik('Tidak ada sambungan ke mesin lain tanpa TLS.')
		const isi = `Tanpa TLS yang diperiksa: ${found.map((each) => each.isi).join(', ')}.`
		return perhatian([isi], found.map(({ saran }) => saran).join(' '))
	},
}

/** As docs/operations.md, 'Monitoring'. */
const FREE_SHARE = 0.2
const CERTIFICATE_DAYS = 14
const CERTIFICATE_URGENT_DAYS = 3
const CONNECT_MS = 5000

const disk: Check = {
	nama: 'Ruang disk',
	async run({ env }) {
		const file = sqliteFile(env.DATABASE_URL)
		const places = [
			['data', env.DATA_DIR],
			...(file ? [['basis data', dirname(file)] as const] : []),
			['cadangan', env.BACKUP_DIR],
		] as const
		const found = await Promise.all(
			places
				.filter(([, folder]) => existsSync(folder))
				.map(async ([nama, folder]) => {
					const { bavail, blocks, bsize } = await statfs(folder)
					return { nama, free: bavail * bsize, share: bavail / blocks }
				}),
		)
		const isi = found.map(({ nama, free, share }) => `${nama}: ${megabytes(free)} bebas (${Math.floor(share * 100)} %)`)
		const saran = 'Hapus berkas yang tidak perlu atau perbesar disk; cadangan lama boleh dihapus dengan --keep-days.'
		if (found.some(({ free }) => free < env.MIN_FREE_DISK_MB * 1024 * 1024)) return gagal(isi, saran)
		return found.some(({ share }) => share < FREE_SHARE) ? perhatian(isi, saran) : baik(...isi)
	},
}

/** Everybody else's permissions. */
const OTHERS = 0o077

const keys: Check = {
	nama: 'Kunci',
	async run({ env }) {
		const files = [
			{ nama: 'kunci data', file: nikKeysFile(env), isNeeded: true },
			{ nama: 'kunci cadangan', file: backupKeysFile(env), isNeeded: false },
			...(env.STAFF_SECRET ? [] : [{ nama: 'kunci sesi staf', file: staffSecretFile(env), isNeeded: true }]),
		].map((each) => ({ ...each, mode: statSync(each.file, { throwIfNoEntry: false })?.mode }))
		const isi = files.map(({ nama, file, mode }) => `${nama}: ${file}, ${describeMode(mode)}`)
		if (env.STAFF_SECRET) isi.push('kunci sesi staf: STAFF_SECRET')
		if (files.some(({ isNeeded, mode }) => isNeeded && mode === undefined))
			return gagal(isi, 'Kembalikan berkas kunci dari tempat simpanan Anda. Jangan membuat yang baru.')
		if (files.some(({ mode }) => ((mode ?? 0) & OTHERS) !== 0))
			return gagal(isi, 'Pengguna lain di mesin ini dapat membacanya: jalankan chmod 600 pada berkas itu.')
		if (!relative(env.DATA_DIR, env.KEYS_DIR).startsWith('..'))
			return perhatian(
				[...isi, 'Kunci ada di dalam DATA_DIR.'],
				'Setel KEYS_DIR ke tempat lain: salinan folder data membuka semua data pribadi.',
			)
		return baik(...isi)
	},
}

function describeMode(mode: number | undefined): string {
	if (mode === undefined) return 'belum ada'
	return (mode & OTHERS) === 0 ? 'hanya dibaca situs' : 'dapat dibaca pengguna lain'
}

const certificate: Check = {
	nama: 'Sertifikat',
	async run({ env, now }) {
		if (!env.SITE_URL.startsWith('https:')) return baik('SITE_URL tidak memakai HTTPS; tidak ada yang diperiksa.')
		const { hostname, port } = new URL(env.SITE_URL)
		const seen = await readCertificate(hostname, Number(port || 443))
		if (typeof seen === 'string')
			return perhatian(
				[`Alamat situs tidak menjawab dari server ini (${seen}).`],
				'Buka situs dari luar; bila terbuka, jaringan server tidak mengenal alamatnya sendiri, dan tanggalnya dilihat dengan certbot certificates.',
			)
		return describeCertificate(seen, now())
	},
}

export function describeCertificate({ validTo, problem }: SeenCertificate, now: number): Found {
	const days = Math.floor((validTo - now) / DAY_MS)
	const isi = [`Berlaku sampai ${tanggalSingkat(validTo)}, ${Math.max(0, days)} hari lagi.`]
	const saran = 'Perbarui sertifikat (certbot renew), lalu muat ulang nginx.'
	if (days < CERTIFICATE_URGENT_DAYS) return gagal(isi, saran)
	if (problem)
		return gagal([...isi, `Browser menolaknya (${problem}).`], 'Pakai rantai lengkap (fullchain.pem) untuk nama situs.')
	return days < CERTIFICATE_DAYS ? perhatian(isi, saran) : baik(...isi)
}

interface SeenCertificate {
	validTo: number
	/** Why a browser would refuse it; empty if it would not. */
	problem: string
}

/** The certificate of the public address, also one that a browser refuses; or the code of the failure. */
const readCertificate = (host: string, port: number) =>
	new Promise<SeenCertificate | string>((resolve) => {
		const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: CONNECT_MS }, () => {
			const { valid_to } = socket.getPeerCertificate()
			const error: unknown = socket.authorizationError
			resolve({ validTo: Date.parse(valid_to), problem: error ? String((error as Error).message ?? error) : '' })
			socket.destroy()
		})
		socket.on('timeout', () => {
			resolve('ETIMEDOUT')
			socket.destroy()
		})
		socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name))
	})

export const machineChecks = [disk, keys, certificate, connectionCheck]
