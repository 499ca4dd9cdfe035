import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PopupInformation } from '../../../contract/web/popup.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture, preloadPicture } from '../../ui/picture/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { whenUndisturbed } from './when-undisturbed.ts'

export { whenUndisturbed }

/** The delay between an answer of the quiz and its result. */
const RESULT_DELAY_MS = 500

type Quiz = NonNullable<PopupInformation['quiz']>

const popupPicture = {
	folder: 'popup-information',
	width: 1000,
	height: 1000,
	sizes: '(width >= 768px) 672px, 100vw',
} as const
const optionPicture = { folder: 'popup-quiz', width: 600, height: 600, sizes: '(width >= 768px) 200px, 50vw' } as const

/** Preloads the pictures during the delay, so that the popup opens complete. */
export function preloadPictures({ content, type, quiz }: PopupInformation): void {
	preloadPicture({ ...popupPicture, file: content })
	if (type === 'quiz')
		for (const option of quiz?.opsiJawaban ?? []) preloadPicture({ ...optionPicture, file: option.content })
}

/** Information or a quiz. An answer closes the quiz, and after a delay the result opens. */
export function PopupModal({ popup, onEnd }: { popup: PopupInformation; onEnd: () => void }) {
	const [chosen, setChosen] = useState<string | null>(null)
	const [revealed, setRevealed] = useState(false)

	useEffect(() => {
		if (chosen === null) return
		let stop = () => {}
		const timer = setTimeout(() => {
			stop = whenUndisturbed(() => setRevealed(true))
		}, RESULT_DELAY_MS)
		return () => {
			clearTimeout(timer)
			stop()
		}
	}, [chosen])

	const quiz = popup.type === 'quiz' ? popup.quiz : null
	if (quiz && chosen !== null) return revealed && <Result quiz={quiz} correct={chosen === quiz.jawaban} onEnd={onEnd} />
	return (
		<Dialog label={quiz ? 'Kuis' : 'Informasi'} onClose={onEnd}>
			{popup.content !== null && (
				<Picture
					{...popupPicture}
					file={popup.content}
					alt={popup.alt}
					priority
					whole
					className="max-h-[55dvh] w-full"
				/>
			)}
			<PopupText html={popup.text} onLeave={onEnd} className={popup.content === null ? 'pt-12' : 'pt-5'} />
			{quiz && <Options options={quiz.opsiJawaban} onChoose={setChosen} />}
		</Dialog>
	)
}

function Options({ options, onChoose }: { options: Quiz['opsiJawaban']; onChoose: (key: string) => void }) {
	const id = useId()
	return (
		<ul className="grid two-columns gap-3 px-5 pb-6 md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:px-8 md:pb-8">
			{options.map(({ key, content, alt, text }) => (
				<li
					key={key}
					className="relative flex min-h-14 flex-col overflow-hidden rounded-card border border-line hover:border-teal-700 hover:bg-teal-50"
				>
					{content !== null && (
						<Picture {...optionPicture} file={content} alt={alt} priority className="aspect-square w-full" />
					)}
					<div id={`${id}-${key}`} className="grid grow place-items-center p-3 text-center font-semibold text-teal-900">
						<RichText html={text} />
					</div>
					<button
						type="button"
						aria-labelledby={`${id}-${key}`}
						onClick={() => onChoose(key)}
						className="absolute inset-0 rounded-card outline-offset-[-4px]"
					/>
				</li>
			))}
		</ul>
	)
}

function Result({ quiz: { infoJawaban }, correct, onEnd }: { quiz: Quiz; correct: boolean; onEnd: () => void }) {
	const title = correct ? 'Yey, Jawabanmu tepat sekali' : 'Yah, Jawabanmu kurang tepat'
	const Icon = correct ? CircleCheck : CircleX
	return (
		<Dialog label={title} onClose={onEnd}>
			<div
				data-result={correct ? 'tepat' : 'kurang-tepat'}
				className={`flex flex-col items-center px-14 pt-10 pb-6 text-center text-white ${correct ? 'bg-leaf-700' : 'bg-igd'}`}
			>
				<Icon className="size-12" />
				<h2 className="mt-3 text-2xl text-white">{title}</h2>
			</div>
			{infoJawaban.content !== null && (
				<Picture
					folder="popup-quiz"
					file={infoJawaban.content}
					alt={infoJawaban.alt}
					width={1000}
					height={750}
					sizes="(width >= 768px) 672px, 100vw"
					whole
					className="aspect-4/3 max-h-[40dvh] w-full"
				/>
			)}
			<PopupText html={infoJawaban.text} onLeave={onEnd} className="pt-5" />
		</Dialog>
	)
}

/** `useRichTextLinks` follows a link to a page of the site, as in every text of the staff; then the popup closes. */
function PopupText({ html, onLeave, className }: { html: string; onLeave: () => void; className: string }) {
	const text = useRef<HTMLDivElement>(null)
	useEffect(() => {
		// The window hears of the click after the document, where the link is followed.
		const onClick = ({ target, defaultPrevented }: MouseEvent) => {
			if (defaultPrevented && text.current?.contains(target as Node)) onLeave()
		}
		addEventListener('click', onClick)
		return () => removeEventListener('click', onClick)
	}, [onLeave])
	return (
		<div ref={text} className={`px-5 pb-6 md:px-8 md:pb-8 ${className}`}>
			<RichText html={html} />
		</div>
	)
}
