import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import type { Keranjang } from '../../../contract/keranjang.ts'
import { useFitur, useTemplate } from '../../template.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { formatRentang } from '../dates/format-rentang.ts'
import { formatHariTanggal } from '../dates/format-tanggal.ts'
import { ChunkFailed } from '../navigation/chunk-failed.tsx'
import { loadChunk } from '../navigation/load-chunk.ts'
import { PersetujuanNotice } from '../privasi/persetujuan-notice.tsx'
import { DaftarPesanan } from './daftar-pesanan.tsx'
import { DataSayaLink } from './data-saya-link.tsx'
import type { DitolakHari, ReservasiIsian } from './send-reservasi.ts'
import { usePrefill } from './use-prefill.ts'
import { useRentangKunjungan } from './use-rentang-kunjungan.ts'

interface ReservasiFormProps {
	lines: Keranjang[]
	/** The typed values; untouched fields are absent. */
	typed: Partial<ReservasiIsian>
	onType: (change: Partial<ReservasiIsian>) => void
	/** The day that was sent last and refused. */
	ditolak: DitolakHari | null
	isSending: boolean
	onSend: (isian: ReservasiIsian) => void
}

const field =
	'mt-1.5 min-h-12 w-full rounded-field border border-soft/60 bg-paper px-4 py-2.5 font-normal user-invalid:border-igd'

const HariKunjungan = lazy(() =>
	loadChunk(() => import('./hari-kunjungan.tsx')).catch(() => ({ default: () => <ChunkFailed className="mt-3" /> })),
)

export function ReservasiForm({ lines, typed, onType, ditolak, isSending, onSend }: ReservasiFormProps) {
	const id = useId()
	const hasKalender = useFitur('kalender')
	const prefill = usePrefill()
	const rentang = useRentangKunjungan()
	const syarat = useTemplate().shopSetting.data?.syaratKetentuan
	const isian = { tanggalVisit: '', ...prefill, ...typed }
	const isOffered = rentang && isian.tanggalVisit >= rentang.dateStart && isian.tanggalVisit <= rentang.dateEnd

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				onSend(isian)
			}}
			aria-label="Reservasi"
			className="page grid gap-6 py-6 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-x-10 lg:py-10"
		>
			<section aria-labelledby={`${id}pemesan`} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
				<h2 id={`${id}pemesan`} className="text-xl">
					Data reservasi
				</h2>
				<div className="mt-5 grid gap-5 md:grid-cols-2">
					<label className="font-semibold">
						Atas nama
						<input
							name="atasNama"
							autoComplete="name"
							maxLength={150}
							value={isian.atasNama}
							onChange={(event) => onType({ atasNama: event.target.value })}
							className={field}
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
							className={field}
						/>
					</label>
					<div className="md:col-span-2">
						<label htmlFor={`${id}tanggal`} className="block font-semibold">
							Tanggal kunjungan
						</label>
						<input
							id={`${id}tanggal`}
							name="tanggalVisit"
							type="date"
							required
							min={rentang?.dateStart}
							max={rentang?.dateEnd}
							value={isian.tanggalVisit}
							onChange={(event) => onType({ tanggalVisit: event.target.value })}
							aria-describedby={`${id}rentang`}
							// WebKit shows the date of today in an empty field.
							className={`${field} md:max-w-72 ${isian.tanggalVisit ? '' : 'text-soft/80 italic'}`}
						/>
						<p id={`${id}rentang`} className="mt-2 text-[0.9375rem] text-soft">
							{isOffered && (
								<strong className="mr-1.5 font-semibold text-ink">{formatHariTanggal(isian.tanggalVisit)}.</strong>
							)}
							{rentang && <>Dapat dipilih: {formatRentang(rentang.dateStart, rentang.dateEnd)}.</>}
						</p>
						{hasKalender && (
							<Suspense>
								<HariKunjungan
									isi={lines.map((line) => line.id).join()}
									tanggal={isian.tanggalVisit}
									ditolak={ditolak}
									tersimpan="Data dan keranjang Anda tetap tersimpan."
									onChoose={(tanggalVisit) => {
										onType({ tanggalVisit })
										document.getElementById(`${id}tanggal`)?.focus()
									}}
								/>
							</Suspense>
						)}
					</div>
				</div>
			</section>
			<section
				aria-labelledby={`${id}pesanan`}
				className="rounded-card bg-paper p-5 shadow-soft md:p-7 lg:sticky lg:top-6 lg:row-span-2"
			>
				<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
					<h2 id={`${id}pesanan`} className="text-xl">
						Pesanan Anda
					</h2>
					<ButtonLink to="/yasmin-shop" look="quiet" className="-mr-4 -my-2">
						Tambah paket
					</ButtonLink>
				</div>
				<DaftarPesanan
					items={lines.map(({ id, shopItem, pasien }) => ({ ...shopItem, id, pasien: pasien.nama }))}
					total={lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)}
				/>
			</section>
			<div className="flex flex-col gap-5">
				{syarat && (
					<section aria-labelledby={`${id}syarat`} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
						<h2 id={`${id}syarat`} className="mb-3 text-xl">
							Syarat dan ketentuan
						</h2>
						<RichText html={syarat} textOnly className="text-[0.9375rem]" />
					</section>
				)}
				<PersetujuanNotice saat="mengirim reservasi" />
				<Button
					type="submit"
					aria-disabled={isSending}
					className="min-h-13 w-full text-lg aria-disabled:opacity-60 md:w-auto md:self-start md:px-8"
				>
					<CalendarCheck aria-hidden="true" className="size-5" />
					Reservasi Sekarang
				</Button>
				<DataSayaLink />
			</div>
		</form>
	)
}
