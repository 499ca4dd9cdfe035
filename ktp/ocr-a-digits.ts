/** The cells of a digit: 8 columns, 12 rows. */
export const COLUMNS = 8
export const ROWS = 12

/** The digits of OCR-A, the typeface of the NIK: the ink of each cell of a digit's box, row by row, from 0 to f. */
export const ocrADigits: Record<string, string> = {
	0: '7deeedd7cebaaaeddb1001bedb1001beeb1001beeb1001beeb1001beeb1001beeb1001bedb1001bddeaaaaed7dddddd7',
	1: 'bdeea1008abeb100012cb100001cb100001cc100001cc100001cc156001cb2bd001cb2be002cc2be8abeebedbdeeeeea',
	2: '9dddddd76aaaabec011111bd000001bd001112cd4acccdfccfccccb5dc211110db100000db100000deaaaa96cdddddd9',
	3: 'bdeeedd78aaaabed011111bd000001bd001113cd04bccdfb04bbbcfb001112cd000001bd011112bd8bbbabecbdddddc7',
	4: 'cc200000dd300781dd301bd3ee301bd3ee301cd3ee301cd3efb9aee8deeeeffb33334dd400001cc200001cc200001aa1',
	5: '06ddddd907ecaaa707e6111007e5000008e6111008fdbba406bbbcec011112cd000001bd441002bccdb99aec5addddc6',
	6: 'bd600000dd400000da000000ea100000eb100000eb100000ed999997efeeeefdeb4334cddb1001bdddaaaaddadddddda',
	7: 'bdeeeeecddbbbbee541112be000001be000004dd00005de80006ed60001cd500002cb100002ca100002ba10000198100',
	8: '04cddc5006ecce7006e76e7006e75e7007e87e805cfddfd6debaabeddb1111aeda0000adda1001adddaaaadd7cddddc7',
	9: 'bddddddadea9aaecdb1001ccec4334dddfeeeefd689999ed000001cd000001cd000001cd000001cc000005dc000005c9',
}
