import { CalendarCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { wait } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { useFitur, useShopPath, useTemplate } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { PersetujuanNotice } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { TextOnly } from '../../ui/rich-text/text-only.tsx'
import { DaftarPesanan } from './daftar-pesanan.tsx'
import { DataSayaLink } from './reservasi-links.tsx'
import type { DitolakHari, ReservasiIsian } from './send-reservasi.ts'
import { Card } from './status-card.tsx'
import { fieldClass, TanggalKunjunganField } from './tanggal-kunjungan-field.tsx'

interface ReservasiFormProps {
	lines: Keranjang[]
	/** The typed values; untouched fields are absent. */
	typed: Partial<ReservasiIsian>
	onType: (change: Partial<ReservasiIsian>) => void
	/** The day that was sent last and refused. */
	ditolak: DitolakHari | null
	isSending: boolean
	onRemove: (id: string) => Promise<void>
	onSend: (isian: ReservasiIsian) => void
}

export function ReservasiForm(props: ReservasiFormProps) {
	const { lines, typed, onType, ditolak, isSending, onRemove, onSend } = props
	const { remove, isRemoving, message, list } = useRemoval(lines, onRemove)
	const prefill = usePrefill()
	const syarat = useTemplate().shopSetting.data?.syaratKetentuan
	const hasTunggu = useFitur('daftar-tunggu')
	const shopPath = useShopPath()
	const isian = { tanggalVisit: '', ...prefill, ...typed }

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				onSend(isian)
			}}
			aria-label="Reservasi"
			className="page grid gap-6 py-6 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-x-10 lg:py-10"
		>
			<Card judul="Data reservasi">
				<div className="grid gap-5 md:grid-cols-2">
					<label className="font-semibold">
						Atas nama
						<input
							name="atasNama"
							autoComplete="name"
							maxLength={150}
							value={isian.atasNama}
							onChange={(event) => onType({ atasNama: event.target.value })}
							className={fieldClass}
						/>
					</label>
					<label className="font-semibold">
						Nomor telepon
						<input
							name="noTelp"
							type="tel"
							inputMode="tel"
							autoComplete="tel"
							maxLength={40}
							value={isian.noTelp}
							onChange={(event) => onType({ noTelp: event.target.value })}
							className={fieldClass}
						/>
					</label>
					<TanggalKunjunganField
						label="Tanggal kunjungan"
						isi={lines.map((line) => line.id).join()}
						tanggal={isian.tanggalVisit}
						ditolak={ditolak}
						tersimpan="Data dan keranjang Anda tetap tersimpan."
						jamDatang={isian.jamDatang ?? ''}
						onChoose={(tanggalVisit) => onType({ tanggalVisit, jamDatang: undefined })}
						onJam={(jamDatang) => onType({ jamDatang })}
						onTunggu={hasTunggu ? () => onSend({ ...isian, tunggu: true }) : undefined}
						className="md:col-span-2"
					/>
				</div>
			</Card>
			<Card
				judul="Pesanan Anda"
				link={{ to: shopPath, title: 'Tambah paket' }}
				className="lg:sticky lg:top-6 lg:row-span-2"
			>
				<p role="status" className="sr-only">
					{message}
				</p>
				<div ref={list}>
					<DaftarPesanan
						items={lines.map(({ id, shopItem, pasien }) => ({ ...shopItem, id, pasien: pasien.nama }))}
						total={lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)}
						onRemove={remove}
						isRemoving={isRemoving || isSending}
					/>
				</div>
			</Card>
			<div className="flex flex-col gap-5">
				{syarat && (
					<Card judul="Syarat dan ketentuan">
						<TextOnly html={syarat} className="text-[0.9375rem]" />
					</Card>
				)}
				<PersetujuanNotice saat="memesan" />
				<Button
					type="submit"
					icon={CalendarCheck}
					aria-disabled={isSending}
					className="min-h-13 w-full text-lg md:w-auto md:self-start md:px-8"
				>
					Pesan sekarang
				</Button>
				<DataSayaLink />
			</div>
		</form>
	)
}

/** Removes one line at a time; the focus moves to the next line, else to the previous one. */
function useRemoval(lines: Keranjang[], onRemove: ReservasiFormProps['onRemove']) {
	const list = useRef<HTMLDivElement>(null)
	const [message, setMessage] = useState('')
	const { isSending: isRemoving, send } = useSendOnce()
	const remove = (id: string) =>
		send(async () => {
			const place = lines.findIndex((line) => line.id === id)
			const line = lines[place]
			await onRemove(id)
			setMessage(`${line?.shopItem.nama} untuk ${line?.pasien.nama} dihapus`)
			const buttons = list.current?.querySelectorAll('button') ?? []
			;(buttons[place] ?? buttons[place - 1])?.focus()
		})
	return { remove, isRemoving, message, list }
}

const PREFILL_DELAY_MS = 1000

const empty = { atasNama: '', noTelp: '' }

/** Name and phone of the first own patient, a second after the form appeared; empty when the call fails. */
function usePrefill() {
	const { data = empty } = useFetched('prefill', async (signal) => {
		const [{ data: pasien }] = await Promise.all([
			browserApi(signal)('GET /v1/public/member-pasien'),
			wait(PREFILL_DELAY_MS),
		])
		const [own] = pasien.own
		return own ? { atasNama: own.nama, noTelp: own.noTelp } : empty
	})
	return data
}
