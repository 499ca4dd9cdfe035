import { Camera, IdCard, Image, Info, ShieldCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { KtpRead } from '../../../ktp/ktp-read.ts'
import { useKtpReading } from '../../../ktp/use-ktp-reading.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'

const progressLook =
	'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-teal-200 [&::-webkit-progress-bar]:bg-teal-200 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-teal-700 [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200 [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-teal-700'

const stages = { preparing: 'Menyiapkan pembaca KTP …', reading: 'Membaca KTP …' }

/** Reads an ID card on this device. A picture without a card changes nothing. */
export function KtpReader({ onRead }: { onRead: (read: KtpRead) => void }) {
	const { state, read, cancel } = useKtpReading(onRead)
	const id = useId()
	const box = useRef<HTMLElement>(null)
	const wasBusy = useRef(false)
	const isBusy = state.name === 'busy'

	// The pressed control is gone: the focus moves to the one that replaces it.
	useEffect(() => {
		wasBusy.current ||= isBusy
		if (!wasBusy.current || document.activeElement !== document.body) return
		box.current?.querySelector<HTMLElement>('input, button')?.focus()
	}, [isBusy])

	return (
		<section ref={box} aria-label="Isi dari foto KTP" className="rounded-card bg-teal-50 p-5">
			<p className="flex items-center gap-2.5 font-bold text-teal-900">
				<IdCard className="size-6 shrink-0 text-teal-700" />
				Isi otomatis dari foto KTP
			</p>
			{state.name === 'busy' ? (
				<div className="mt-3 flex flex-col gap-3 sm:flex-row sm:items-end sm:gap-4">
					<div className="grow sm:pb-3">
						<p id={id} role="status" className="text-[0.9375rem]">
							{stages[state.stage]}
						</p>
						<progress aria-labelledby={id} max={1} value={state.part} className={`mt-1.5 ${progressLook}`} />
					</div>
					<Button look="secondary" onClick={cancel}>
						Batal
					</Button>
				</div>
			) : (
				<div className="mt-3 flex flex-wrap gap-3">
					<PictureButton onPicture={read}>
						<Image className="size-5" />
						Pilih foto KTP
					</PictureButton>
					<PictureButton onPicture={read} capture="environment" className="not-pointer-coarse:hidden">
						<Camera className="size-5" />
						Ambil foto
					</PictureButton>
				</div>
			)}
			<div role="status">
				{state.name === 'message' && (
					<p className="mt-4 flex gap-2.5 rounded-field bg-paper px-4 py-3 text-[0.9375rem]">
						<Info className="mt-0.5 size-5 shrink-0 text-teal-700" />
						{state.sentence}
					</p>
				)}
			</div>
			<p className="mt-3 flex gap-2 text-sm text-soft">
				<ShieldCheck className="mt-0.5 size-4 shrink-0 text-leaf-700" />
				Foto dibaca di perangkat ini dan tidak dikirim ke mana pun.
			</p>
		</section>
	)
}

interface PictureButtonProps {
	onPicture: (file: File) => void
	/** Opens the camera instead of the gallery, if there is one. */
	capture?: 'environment'
	className?: string
	children: React.ReactNode
}

/** A button that asks for a picture. The file input covers it, so a file can be dropped there too. */
function PictureButton({ onPicture, capture, className, children }: PictureButtonProps) {
	const choose = ({ currentTarget: input }: React.ChangeEvent<HTMLInputElement>) => {
		const file = input.files?.[0]
		if (file) onPicture(file)
		// Lets the visitor choose the same picture again.
		input.value = ''
	}
	return (
		<label
			className={buttonClass(
				'secondary',
				`relative w-full sm:w-auto has-focus-visible:outline-3 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-3 ${className ?? ''}`,
			)}
		>
			{children}
			<input
				type="file"
				accept="image/*"
				capture={capture}
				onChange={choose}
				className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
			/>
		</label>
	)
}
