import { Info } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'

interface PaketNoticeProps {
	sentences: string[]
	isAdding: boolean
	onAnyway: () => void
	onOther: () => void
}

/** A warning that the package is meant for other patients. It can be ordered anyway. */
export function PaketNotice({ sentences, isAdding, onAnyway, onOther }: PaketNoticeProps) {
	return (
		<>
			<h2 ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-xl outline-none md:text-2xl">
				Mohon periksa sebelum memesan
			</h2>
			<ul className="mt-4 flex flex-col gap-2.5 rounded-2xl bg-sand p-4 md:p-5">
				{sentences.map((sentence) => (
					<li key={sentence} className="flex gap-2.5">
						<Info className="mt-1 size-5 shrink-0 text-teal-700" />
						{sentence}
					</li>
				))}
			</ul>
			<p className="mt-4 text-[0.9375rem] text-soft">
				Anda tetap dapat memesan. Bila ragu, tanyakan dahulu kepada petugas kami.
			</p>
			<div className="mt-5 flex flex-col gap-3 md:flex-row">
				<Button onClick={onOther}>Pilih pasien lain</Button>
				<Button look="secondary" aria-disabled={isAdding} onClick={onAnyway}>
					Tetap pesan
				</Button>
			</div>
		</>
	)
}
