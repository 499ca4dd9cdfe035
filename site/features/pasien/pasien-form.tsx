import { ArrowLeft, Info } from 'lucide-react'
import { useId } from 'react'
import type { Pasien } from '../../../contract/pasien/pasien.ts'
import type { JenisKelamin } from '../../../contract/shapes.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { PersetujuanNotice } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { Field, JenisKelaminField } from './field.tsx'
import { KtpReader } from './ktp-reader.tsx'
import { usePasienFields } from './use-pasien-fields.ts'
import { useSendingKey } from './use-sending-key.ts'

interface PasienFormProps {
	/** Null for a new patient. */
	pasien: Pasien | null
	/** The visitor's own data, which the browser may autofill. */
	isOwn: boolean
	onSaved: (id: string) => void
	/** In place of `onSaved` when another new patient follows. */
	onSavedMore?: (id: string) => void
	onBack: () => void
}

/**
 * A patient's data. Incomplete data can be saved; a note beside the field says what is missing. What is typed stays when the
 * form is left without saving.
 */
export function PasienForm({ pasien, isOwn, onSaved, onSavedMore, onBack }: PasienFormProps) {
	const id = useId()
	const { values, kurang, tanggalTerbaca, message, ofNik, text, choice, take, forget } = usePasienFields(pasien)
	const { isSending, send } = useSendOnce()
	const keyOf = useSendingKey()
	const knownAs = (name: string) => (isOwn ? name : 'off')

	const save = async (): Promise<string> => {
		const body = { ...values, jenisKelamin: values.jenisKelamin as JenisKelamin | '' }
		if (!pasien)
			return (await browserApi()('POST /v1/public/member-pasien', { body, headers: keyOf(body) })).data.created.id
		await browserApi()('PATCH /v1/public/member-pasien/update/{id}', { params: { id: pasien.id }, body })
		return pasien.id
	}
	const saveThen = (then: (id: string) => void) =>
		send(async () => {
			const saved = await save()
			forget()
			then(saved)
		})
	const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void saveThen(onSaved)
	}
	return (
		<>
			<Button look="quiet" icon={ArrowLeft} onClick={onBack} className="-mt-2 -ml-4">
				Kembali ke daftar pasien
			</Button>
			<h2 ref={focusOnMount} tabIndex={-1} className="mt-2 scroll-mt-24 text-xl outline-none md:text-2xl">
				{pasien ? 'Ubah data pasien' : 'Daftarkan Pasien Baru'}
			</h2>
			{pasien && !pasien.isComplete && (
				<p className="mt-2 text-[0.9375rem] text-soft">Lengkapi isian yang ditandai agar pasien ini dapat dipilih.</p>
			)}
			<div className="mt-4">
				<KtpReader onRead={take} />
			</div>
			<p role="status" className="mt-3 text-[0.9375rem] text-teal-800 empty:hidden">
				{message}
			</p>
			<p role="status" className="sr-only">
				{ofNik && `Diisi dari NIK: ${ofNik}. Periksa kembali.`}
			</p>
			<form onSubmit={submit} noValidate className="mt-4 grid gap-5 md:grid-cols-2">
				<Field
					label="NIK"
					hint="16 angka pada KTP atau kartu keluarga"
					{...text('nik')}
					inputMode="numeric"
					autoComplete="off"
					maxLength={32}
					className="md:col-span-2"
				/>
				<Field label="Nama lengkap" {...text('nama')} autoComplete={knownAs('name')} maxLength={150} />
				<Field label="Nomor telepon" {...text('noTelp')} type="tel" autoComplete={knownAs('tel')} maxLength={40} />
				<Field
					label="Tempat lahir"
					hint="Kota atau kabupaten"
					{...text('tempatLahir')}
					autoComplete="off"
					maxLength={100}
				/>
				<Field
					label="Tanggal lahir"
					hint={tanggalTerbaca ? `Terbaca: ${tanggalTerbaca}` : 'Contoh: 25-07-1990'}
					{...text('tanggalLahir')}
					inputMode="numeric"
					autoComplete={knownAs('bday')}
					maxLength={40}
				/>
				<div className="md:col-span-2">
					<JenisKelaminField {...choice} />
				</div>
				<Field
					label="Alamat lengkap"
					{...text('alamatLengkap')}
					rows={3}
					autoComplete={knownAs('street-address')}
					maxLength={500}
					className="md:col-span-2"
				/>
				<PersetujuanNotice saat="menyimpan" className="md:col-span-2">
					{!isOwn && 'Isi data orang lain hanya bila ia mengizinkan, atau bila Anda orang tua atau walinya.'}
				</PersetujuanNotice>
				{kurang && (
					<p id={`${id}-kurang`} className="flex gap-2 rounded-field bg-sand px-4 py-3 text-[0.9375rem] md:col-span-2">
						<Info className="mt-0.5 size-5 shrink-0 text-teal-700" />
						{kurang}. Pasien ini dapat dipilih setelah datanya lengkap.
					</p>
				)}
				<div className="flex flex-col gap-3 md:col-span-2 md:flex-row">
					<Button type="submit" aria-disabled={isSending} aria-describedby={kurang ? `${id}-kurang` : undefined}>
						Simpan
					</Button>
					{onSavedMore && !pasien && (
						<Button look="secondary" aria-disabled={isSending} onClick={() => saveThen(onSavedMore)}>
							Simpan, lalu daftarkan satu lagi
						</Button>
					)}
				</div>
			</form>
		</>
	)
}
