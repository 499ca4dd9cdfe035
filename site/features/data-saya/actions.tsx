import { Copy, Download, RefreshCw, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MemberData } from '../../../contract/member/member.ts'
import { PINDAH_BERLAKU_MS } from '../../../contract/member/pindah.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { downloadFile } from '../../lib/browser/download-file.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCopy } from '../../ui/copy/use-copy.ts'
import { FormDialog, type FormDialogProps } from '../../ui/dialog/form-dialog.tsx'
import { Qr } from '../../ui/qr/qr.tsx'
import type { MemberPanelProps } from './member-data-view.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { pindahAddress } from './terima-pindah.tsx'

export function UnduhData() {
	const { isSending, send } = useSendOnce()
	return (
		<Panel judul="Unduh data" pengantar="Semua yang ada di halaman ini dalam satu berkas, untuk Anda simpan." isAction>
			<Button
				look="secondary"
				icon={Download}
				aria-disabled={isSending}
				onClick={() => send(downloadMemberData)}
				className="mt-3 w-full md:mt-4"
			>
				Unduh data
			</Button>
		</Panel>
	)
}

/** The download contains the whole NIKs, which the page itself masks. */
async function downloadMemberData(): Promise<void> {
	const { data } = await browserApi()('GET /v1/public/member/data', { query: { nikLengkap: 'true' } })
	const name = `data-saya-${tanggalWib(Date.now())}.json`
	downloadFile(name, 'application/json', JSON.stringify(data, null, '\t'))
}

interface Kode {
	address: string
	/** By the clock of this device, counted from the response: the clock may differ from the server's. */
	endsAt: number
}

/** A QR code that opens the same data on another phone. */
export function Pindahkan() {
	const [kode, setKode] = useState<Kode | null>(null)
	const { isSending, send } = useSendOnce()

	const create = () =>
		send(async () => {
			const { data } = await browserApi()('POST /v1/public/member/pindah')
			const address = pindahAddress(location.origin, data.created.token)
			setKode({ address, endsAt: Date.now() + PINDAH_BERLAKU_MS })
		})
	const Icon = kode ? RefreshCw : Smartphone
	return (
		<Panel
			judul="Pindahkan ke ponsel lain"
			pengantar="Buat kode di sini, lalu pindai dengan kamera ponsel lain. Setelah itu kedua ponsel membuka data yang sama."
			isAction
		>
			{kode && <KodePindah key={kode.address} {...kode} />}
			<Button look="secondary" icon={Icon} aria-disabled={isSending} onClick={create} className="mt-3 w-full md:mt-4">
				{kode ? 'Buat kode baru' : 'Buat kode'}
			</Button>
		</Panel>
	)
}

function KodePindah({ address, endsAt }: Kode) {
	const left = useSecondsLeft(endsAt)
	const { code, outcome, copy } = useCopy<HTMLElement>(address, 'Tautan')
	return (
		<div className="mt-4">
			<p role="status" className="sr-only">
				{left > 0 ? 'Kode siap dipindai' : 'Kode sudah tidak berlaku'}
			</p>
			{left > 0 ? (
				<>
					<Qr
						value={address}
						label="Kode QR untuk membuka data Anda di ponsel lain"
						className="mx-auto size-56 rounded-field border border-line"
					/>
					<p className="mt-3 text-center">
						Berlaku <span className="font-bold tabular-nums">{formatSisa(left)}</span> lagi, sekali pakai
					</p>
					<p className="mt-3 rounded-field bg-sand px-4 py-3 text-[0.9375rem]">
						Hanya untuk ponsel Anda sendiri. Siapa pun yang memakai kode ini dapat melihat dan menghapus semua data
						Anda.
					</p>
					<code
						ref={code}
						className="mt-3 block select-all break-all rounded-field border border-line px-4 py-2.5 font-sans text-sm text-soft"
					>
						{address}
					</code>
					<Button look="quiet" icon={Copy} onClick={copy} className="mt-1 w-full">
						Salin tautan
					</Button>
					<p aria-live="polite" className="text-center font-semibold text-leaf-700 text-sm empty:hidden">
						{outcome}
					</p>
				</>
			) : (
				<p className="rounded-field bg-sand px-4 py-3">Kode ini sudah tidak berlaku.</p>
			)}
		</div>
	)
}

type AskFirstProps = Pick<PanelProps, 'judul' | 'pengantar'> &
	Pick<FormDialogProps, 'action' | 'isFinal' | 'onSubmit' | 'children'>

/** An action behind a dialog that explains it. */
function AskFirst({ judul, pengantar, ...dialog }: AskFirstProps) {
	const [isAsking, setAsking] = useState(false)
	return (
		<Panel judul={judul} pengantar={pengantar} isAction>
			<Button look="secondary" onClick={() => setAsking(true)} className="mt-3 w-full md:mt-4">
				{judul}
			</Button>
			{isAsking && <FormDialog judul={`${judul}?`} onClose={() => setAsking(false)} {...dialog} />}
		</Panel>
	)
}

/** For a borrowed, sold or shared phone: the data stays on the server, and this device no longer opens it. */
export const LupakanPerangkat = ({ onLeft }: Pick<MemberPanelProps, 'onLeft'>) => (
	<AskFirst
		judul="Lupakan perangkat ini"
		pengantar="Untuk perangkat pinjaman atau yang akan berganti pemilik."
		action="Lupakan perangkat"
		onSubmit={async () => {
			await browserApi()('POST /v1/public/member/lupakan')
			await onLeft('Perangkat ini tidak lagi membuka data Anda.')
		}}
	>
		<p>Data Anda tetap tersimpan dan reservasi tetap berlaku, tetapi perangkat ini tidak dapat membukanya lagi.</p>
		<p className="rounded-field bg-sand px-4 py-3">
			Belum ada ponsel lain yang membuka data ini? Pindahkan dahulu, atau hapus semua data. Tanpa itu, data ini tidak
			dapat Anda buka kembali.
		</p>
	</AskFirst>
)

export const HapusSemua = ({ data, onLeft }: Omit<MemberPanelProps, 'onChanged'>) => (
	<AskFirst
		judul="Hapus semua data"
		pengantar="Menghapus data Anda, pasien, keranjang, dan reservasi untuk selamanya."
		action="Hapus semua data"
		isFinal
		onSubmit={async () => {
			await browserApi()('DELETE /v1/public/member')
			await onLeft('Semua data Anda sudah dihapus.')
		}}
	>
		<p>Yang dihapus untuk selamanya, di semua perangkat yang membukanya:</p>
		<ul className="flex list-disc flex-col gap-1 pl-6 marker:text-teal-700">
			{whatGoes(data).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
		<label className="mt-2 flex min-h-11 items-start gap-3 rounded-field bg-sand px-4 py-3 font-semibold">
			<input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-teal-700" />
			Saya mengerti bahwa data ini tidak dapat dikembalikan.
		</label>
	</AskFirst>
)

function whatGoes({ pasien, keranjang, reservasi }: MemberData): string[] {
	const patients = pasien.own.length + pasien.other.length
	return [
		'nama, nomor telepon, dan email Anda',
		`data ${patients} pasien, termasuk NIK dan alamat`,
		...(keranjang.length > 0 ? [`${keranjang.length} paket di keranjang`] : []),
		...(reservasi.length > 0
			? [`${reservasi.length} reservasi: kodenya tidak berlaku lagi, dan kunjungannya tidak kami siapkan`]
			: []),
	]
}

/** Counts down to a moment by the clock, so it is right after the phone slept. */
function useSecondsLeft(endsAt: number): number {
	const [now, setNow] = useState(Date.now)
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(timer)
	}, [])
	return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** `14:05` */
export const formatSisa = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
