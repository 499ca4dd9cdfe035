import { Camera, IdCard, Image, Info, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { KtpRead } from './ktp-read.ts'
import { PictureButton } from './picture-button.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { useKtpReading } from './use-ktp-reading.ts'

/** Reads an ID card on this device. A picture without a card changes nothing. */
export function KtpReader({ onRead }: { onRead: (read: KtpRead) => void }) {
	const { state, read, cancel } = useKtpReading(onRead)
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
				<ReadingProgress stage={state.stage} part={state.part} onCancel={cancel} />
			) : (
				<div className="mt-3 flex flex-wrap gap-3">
					<PictureButton onPicture={read}>
						<Image className="size-5" />
						Pilih Foto KTP
					</PictureButton>
					<PictureButton onPicture={read} capture="environment" className="not-pointer-coarse:hidden">
						<Camera className="size-5" />
						Ambil Foto
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
