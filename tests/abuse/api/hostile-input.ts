import fc from 'fast-check'

const HUGE = 100_000
const DEEP = 10_000

/** What has broken servers before: types, bounds, quoting of every kind, Unicode's corners. */
const knownTexts = [
	...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\ufeff', '\uffff', '\u202e', '\u0301', 'I\u0307', 'ß', '🩺'],
	...['-1', '0', '00', '1.5', '1e9', '1e400', '+1', '0x10', 'NaN', '-Infinity', '9'.repeat(9), '9'.repeat(30), '٣'],
	...['true', 'TRUE', 'null', 'undefined', '[object Object]', '{}', '[]', '__proto__', 'constructor', 'toString'],
	...["' or 1=1 --", "''", '"', '"" OR *', '`', '\\', '%', '_', '*', '(', '^a', 'NEAR(a b)', ';', '$1', '?1', ':a'],
	...['../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', '\r\nset-cookie: a=b', '&a=b', '#a', 'a/b', 'a?b'],
	...[',', ',,,', 'a,'.repeat(1000), 'x'.repeat(HUGE), 'é'.repeat(201), '\u0301'.repeat(200), '🩺'.repeat(150)],
	...['2026-02-30', '0000-00-00', '9999-99-99', '-2026-11-17', '2026-11-17T00:00', '31-12-9999', '00-00-0000'],
]

const codeUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

const hostileText = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...knownTexts) },
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.string({ unit: 'grapheme', maxLength: 300 }),
	fc.string({ unit: codeUnit, maxLength: 300 }),
)

/** Escapes that are cut off, invalid, or of a character that cannot be stored. */
const brokenEscapes = [
	...['%', '%Z', '%ZZ', '%0', '%u0041', '%00', 'a%00b', '%FF', '%C0%80', '%E0%A4%A', '%F5%80%80%80', '%ED%A0%80'],
	...['%ED%B0%80%ED%A0%80', '%EF%BF%BF', '%2500', '%2F', '%5C', '%0D%0A', '%', '%%%', '+', '%2B', 'a%20'],
]

export const worstEscapes = ['', '%00', '%ZZ', '%ED%A0%80', '-1', '%F0%9F%A9%BA%25_', '__proto__', 'x'.repeat(HUGE)]

const escaped = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))

/** A value as it stands in an address. */
export const hostileEscapes = fc.oneof(
	{ weight: 3, arbitrary: escaped },
	{ weight: 2, arbitrary: fc.constantFrom(...brokenEscapes) },
	fc.tuple(fc.constantFrom(...brokenEscapes), escaped).map((parts) => parts.join('')),
)

/** Without what no header can hold. */
export const hostileHeader = hostileText.map((text) => text.replace(/[^\t -~\u0080-\u00ff]/g, '').trim())

const nested = (open: string, close: string, inside = '') => open.repeat(DEEP) + inside + close.repeat(DEEP)

const manyNumbers = `[${'0,'.repeat(DEEP)}0]`

const knownJson = [
	...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e400', '-1e400', '1e-400', '9'.repeat(400), '181', '-180.1'],
	...['""', '[]', '{}', '[[]]', '[null]', '{"id":1}', '[{}]', '{"length":-1}', '{"toString":1}', '{"then":1}'],
	...['{"__proto__":{"own":1}}', '{"constructor":{"prototype":{"own":1}}}', '"\\ud800"', '"\\u0000"', '"\\u2028"'],
	...['NaN', 'Infinity', 'undefined', "'a'", '01', '.5', '"\n"', '"\\x"', '[1,]', '{"a":1,}', '/**/1'],
	...[nested('[', ']'), nested('{"a":', '}', '1'), nested('[', ''), manyNumbers, `{"a":1${',"a":1'.repeat(1000)}}`],
]

/** A value as it stands in a JSON text; not all of it is JSON. */
export const hostileJson = fc.oneof(
	{ weight: 2, arbitrary: fc.constantFrom(...knownJson) },
	{ weight: 2, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
	fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.stringify(value)),
)

export const worstJson = [
	...['null', '-1', '1e400', '[]', '{}', '"\\u0000"', '"\\ud800"', '{"__proto__":{"own":1}}', 'NaN'],
	...[JSON.stringify('x'.repeat(HUGE)), JSON.stringify('x'.repeat(HUGE / 2)), nested('[', ']'), manyNumbers],
]
