import { getPopupPresented, type PopupInformation, popupInformation } from '../../../contract/web/popup.ts'
import { adaptEntity, adaptItems, type Entity, type Place } from './entity.ts'
import { isRaw, parseJson, type Raw } from './raw.ts'
import { type Adapter, adaptSetting } from './responses.ts'
import { fileName, html, idText } from './values.ts'

const quizContract = popupInformation.shape.quiz.unwrap()
const opsiContract = quizContract.shape.opsiJawaban.element

const partEntity: Entity = { name: 'jawaban', fields: { key: idText, content: fileName, text: html } }

const popupEntity: Entity = {
	name: 'popup',
	fields: { content: fileName, text: html },
	complete(raw, place) {
		const quiz = readQuiz(raw, place)
		return { ...raw, type: quiz ? 'quiz' : 'informasi', quiz }
	},
	identifiedBy: ['type', 'content', 'text'],
}

/** A quiz in its own field, as an object or JSON text, or beside the other fields. */
function readQuiz(raw: Raw, place: Place): PopupInformation['quiz'] {
	if (String(raw.type).toLowerCase() !== 'quiz') return null
	const given = typeof raw.quiz === 'string' ? parseJson(raw.quiz) : raw.quiz
	const quiz = isRaw(given) ? given : raw
	const infoJawaban = isRaw(quiz.infoJawaban) ? quiz.infoJawaban : { text: quiz.infoJawaban }
	const read = quizContract.safeParse({
		opsiJawaban: adaptItems(opsiContract, partEntity, quiz.opsiJawaban, place),
		jawaban: idText.safeParse(quiz.jawaban).data,
		infoJawaban: adaptEntity(quizContract.shape.infoJawaban, partEntity, infoJawaban, place),
	})
	if (!read.data) place.report(`${place.name}: quiz is not valid, shown as information`)
	return read.data ?? null
}

export const adaptPopup: Adapter<'getPopupPresented'> = (body, _, report) =>
	adaptSetting(getPopupPresented.response, popupEntity, body, report)
