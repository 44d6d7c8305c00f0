<?php
// The endpoint of the site's forms for a host that runs PHP 8, by the contract in docs/server.md. Written by the build.
declare(strict_types=1);

// Who gets the messages by mail. With '' they are only kept in the folder.
const MAIL_TO = "{{mailbox}}";
// From whom the mails come: an address of the site's own domain, or they are taken for spam.
const MAIL_FROM = "website@{{domain}}";
// Where messages are kept: beside the folder that the host publishes, never in it.
const FOLDER = __DIR__ . '/../website-messages';
// How many messages are taken from one address in ten minutes.
const MOST = 10;
// The site, if its pages are on another host than this file.
const SITE = "{{site}}";

/* No settings from here on. */

const FIELDS = [
    'firstName' => 'First name', 'lastName' => 'Last name', 'email' => 'E-mail', 'phone' => 'Phone',
    'serviceRequired' => 'Service', 'message' => 'Message',
];
const SECONDS = 600;

/** Answers in JSON, or with a page where a browser has sent the form by itself, and ends. */
function answer(int $code, string $status, string $message): never
{
    http_response_code($code);
    header('Cache-Control: no-store');
    $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? 'navigate';
    $accept = $_SERVER['HTTP_ACCEPT'] ?? '';
    if ($mode === 'navigate' && str_contains($accept, 'text/html') && !str_contains($accept, 'json')) {
        $title = $status === 'success' ? 'Message Sent!' : 'Message not sent';
        $text = htmlspecialchars($message);
        $site = htmlspecialchars(SITE);
        header('Content-Type: text/html; charset=utf-8');
        exit(<<<PAGE
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>$title</title>
            <main><h1>$title</h1><p>$text</p><p><a href="$site/">Back to the site</a></p></main>
            </html>
            PAGE);
    }
    header('Content-Type: application/json; charset=utf-8');
    exit(json_encode(['status' => $status, 'message' => $message], JSON_THROW_ON_ERROR));
}

/** Tells the visitor that nothing was taken, and the owner's error log why. */
function fail(string $why): never
{
    error_log("contact.php: $why");
    answer(500, 'error', 'Your message could not be taken. Please call us.');
}

/** Whether the request comes from a page of this host or of the site. Other programs than browsers send no Origin. */
function isOwn(string $origin): bool
{
    if ($origin === 'null') return ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'same-origin';
    return in_array($origin, ['', SITE], true)
        || parse_url($origin, PHP_URL_HOST) === parse_url("http://{$_SERVER['HTTP_HOST']}", PHP_URL_HOST);
}

/** The folder for messages, made where there is none. What a host publishes by mistake is still refused by Apache. */
function folder(): string
{
    if (!is_dir(FOLDER) && !@mkdir(FOLDER, 0700, true)) fail('FOLDER can not be made: ' . FOLDER);
    $folder = (string) realpath(FOLDER);
    $published = (string) realpath($_SERVER['DOCUMENT_ROOT'] ?? '');
    if ($published !== '' && str_starts_with("$folder/", "$published/")) fail("FOLDER is published: $folder");
    if (!is_file("$folder/.htaccess")) @file_put_contents("$folder/.htaccess", "Require all denied\n");
    return $folder;
}

/** Mails a message; whether the host's mail server took it. */
function mailed(array $message): bool
{
    $oneLine = fn(string $text) => trim((string) preg_replace('/[\p{C}\p{Zl}\p{Zp}]+/u', ' ', $text));
    $subject = $oneLine("{$message['firstName']} {$message['lastName']}: {$message['serviceRequired']}");
    $rows = array_map(fn($field, $label) => "$label: $message[$field]", array_keys(FIELDS), FIELDS);
    $headers = [
        'From' => MAIL_FROM,
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    $replyTo = filter_var($message['email'], FILTER_VALIDATE_EMAIL);
    if ($replyTo !== false) $headers['Reply-To'] = $replyTo;
    // A line of a header may have 75 characters of an encoded word (RFC 2047).
    $encoded = array_map(
        fn($part) => '=?UTF-8?B?' . base64_encode($part) . '?=',
        preg_match_all('/.{1,10}/u', $subject, $parts) ? $parts[0] : ['Message'],
    );
    $body = chunk_split(base64_encode(implode("\n", $rows)));
    return @mail(MAIL_TO, implode("\r\n ", $encoded), $body, $headers, '-f' . MAIL_FROM);
}

$origin = $_SERVER['HTTP_ORIGIN'] ?? '';
header('Vary: Origin');
if ($origin === SITE) header('Access-Control-Allow-Origin: ' . SITE);
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Allow: POST');
    answer(405, 'error', 'Messages are sent with POST.');
}
if (!isOwn($origin)) answer(403, 'error', 'Messages are not taken from this page.');
$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
if ($type !== 'application/x-www-form-urlencoded') answer(415, 'error', 'Messages are sent form-encoded.');

// Not $_POST: PHP stops filling it at a limit of its own.
parse_str((string) file_get_contents('php://input'), $sent);
$message = [];
foreach (array_keys(FIELDS) as $field) {
    $value = is_string($sent[$field] ?? null) ? $sent[$field] : '';
    if (strlen($value) > ($field === 'message' ? 60_000 : 1500)) answer(413, 'error', 'The message is too long.');
    if ($field !== 'lastName' && trim($value) === '') answer(422, 'error', 'Please fill in all required fields.');
    $message[$field] = $value;
}

$folder = folder();
// Held until the answer, so that the same message can't be taken twice at the same time.
$file = @fopen("$folder/recent.json", 'c+');
if ($file === false || !flock($file, LOCK_EX)) fail("$folder can not be written to");
$recent = array_filter(
    json_decode((string) stream_get_contents($file), true) ?? [],
    fn($one) => $one['time'] > time() - SECONDS,
);

$words = hash('sha256', (string) json_encode($message, JSON_INVALID_UTF8_SUBSTITUTE));
$earlier = $recent[$words] ?? null;
if ($earlier['done'] ?? false) answer(200, 'success', "We'll get back to you soon");

$from = hash('sha256', $_SERVER['REMOTE_ADDR']);
if (!$earlier && count(array_filter($recent, fn($one) => $one['from'] === $from)) >= MOST) {
    header('Retry-After: ' . SECONDS);
    answer(429, 'error', 'Many messages have come from your network. Please send yours in 10 minutes, or call us.');
}

$isSuspect = ($sent['topic'] ?? '') !== '';
if (!$earlier) {
    $line = json_encode(
        [...$message, 'id' => bin2hex(random_bytes(16)), 'receivedAt' => gmdate('Y-m-d\TH:i:s\Z'), 'suspect' => $isSuspect],
        JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE,
    ) . "\n";
    $name = $isSuspect ? 'parked-messages.jsonl' : 'messages.jsonl';
    if (@file_put_contents("$folder/$name", $line, FILE_APPEND) !== strlen($line)) fail("$folder/$name can not be written");
}
$isDone = $isSuspect || MAIL_TO === '' || mailed($message);
$recent[$words] = ['time' => time(), 'from' => $from, 'done' => $isDone];
rewind($file);
ftruncate($file, 0);
fwrite($file, (string) json_encode($recent));
if ($isDone) answer(200, 'success', "We'll get back to you soon");
error_log('contact.php: a message was kept but not mailed');
answer(502, 'error', 'We have kept your message but could not pass it on yet. If it is urgent, please call us.');
