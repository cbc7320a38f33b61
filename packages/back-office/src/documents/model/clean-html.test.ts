import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

describe('pasted HTML', () => {
  it.each([
    ['text', 'Žled &amp; šport', 'Žled &amp; šport'],
    ['a mark', '<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
    [
      'a style as its marks',
      '<span style="font-weight:700; font-style: italic">a</span>',
      '<span><b><i>a</i></b></span>',
    ],
    ['the wrapper of Google Docs', '<b style="font-weight:normal" id="x">a</b>', '<span>a</span>'],
    [
      'a link',
      '<a href="https://example.com/a?b&amp;c" onclick="d()">a</a>',
      '<a href="https://example.com/a?b&amp;c">a</a>',
    ],
    [
      'a table',
      '<table style="x"><tr><td colspan=2 bgcolor=red>a</td></tr></table>',
      '<table><tr><td colspan="2">a</td></tr></table>',
    ],
    ['a picture that it brings', '<img src="data:image/png;base64,iVBO">', '<img src="data:image/png;base64,iVBO">'],
    [
      'what the editor copied',
      '<div data-docx-fragment="UEs=" style="a">b</div>',
      '<div data-docx-fragment="UEs=">b</div>',
    ],
    ['a sign that opens no element', 'a < b > c', 'a &lt; b &gt; c'],
  ])('keeps %s', (_what, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    ['an external picture', '<p>a<img src="https://example.com/a.png" style="b"></p>', '<p>a</p>'],
    ['a picture as SVG', '<img src="data:image/svg+xml;base64,PHN2">', ''],
    ['style sheets and comments', '<!--a--><style>@import "b";</style><p class="c">d</p>', '<p>d</p>'],
    ['scripts and frames', '<script>a()</script><iframe src="b"></iframe>c', 'c'],
    ['a link that runs', '<a href="javascript:a()">b</a>', '<a>b</a>'],
    ['an element that does not end', '<p>a<img src="https://example.com/b', '<p>a</p>'],
    ['a quote that breaks out', `<a href='https://a" style="b'>c</a>`, '<a href="https://a&quot; style=&quot;b">c</a>'],
    ['what is hidden in what is removed', '<sty<style></style>le>a', 'le&gt;a'],
    ['what is in a picture of lines', '<svg><style>a</style><p>b</p></svg>c', 'c'],
  ])('drops %s', (_what, html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});
